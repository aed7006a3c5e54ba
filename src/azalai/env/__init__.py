"""Reinforcement-learning environments: batches, Gymnasium, PettingZoo and OpenSpiel. Install them with ``azalai[env]``.

``observations`` says what the numbers of an observation mean, ``batch`` steps many tables in one compiled call, and
``gymnasium``, ``pettingzoo`` and ``openspiel`` are thin adapters for the libraries of these names.
"""
