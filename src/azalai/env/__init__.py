"""The same tables for researchers: batches, Gymnasium, PettingZoo, OpenSpiel. Their packages come with ``azalai[env]``.

``observations`` says what the numbers of an observation mean, ``batch`` steps many tables in one compiled call, and
``gymnasium``, ``pettingzoo`` and ``openspiel`` are thin faces of the libraries of these names.
"""
