"""Tests of Tuareg: each rule id of its rules page, and what must hold at every decision."""
