"""A small neural network in whole numbers (quantised), so that both gears compute exactly the same value: the plain
gear with NumPy, the compiled gear in loops.

Inputs are small whole numbers, most of them 0. Two hidden layers have activations from 0 to ONE; the output is a logit,
which a table turns into an expected result between 0 and ONE_RESULT.
"""

from typing import Any, NamedTuple

from azalai.kernel.gear import rule

ONE = 1024  # an activation of 1, and a weight of 1 in the first two layers
SHIFT = 10  # log2 of ONE
LOGIT_STEPS = 64  # entries of the table of results for a logit of 1
LOGIT_SHIFT = 16  # from the unit of the output to entries of the table
LAST_ENTRY = 1024  # the table covers logits from -8 to 8
ONE_RESULT = 65536


class Network(NamedTuple):
    """Weights and biases by layer, the table of results, and buffers for one evaluation."""

    weights: Any  # by input and unit of the first layer
    biases: Any
    weights_2: Any  # by unit of the first and of the second layer
    biases_2: Any
    weights_3: Any  # by unit of the second layer
    bias_3: Any  # one number
    results: Any  # the logistic function, from a logit of -8 to one of 8
    inputs: Any
    hidden: Any
    hidden_2: Any


@rule
def evaluate(network: Network) -> int:
    """The expected result, between 0 and ONE_RESULT, for what lies in ``network.inputs``."""
    hidden = network.inputs @ network.weights + network.biases  # a list and arrays of NumPy
    hidden_2 = (hidden.clip(0, ONE) @ network.weights_2 + network.biases_2) >> SHIFT
    logit = int(hidden_2.clip(0, ONE) @ network.weights_3) + int(network.bias_3[0])
    return result_of(logit, network.results)


@rule
def evaluate_in_loops(network: Network) -> int:
    """The same for the compiled gear; most inputs are 0.

    Two indices at once: with a variable for the row, Numba does not use vector instructions, and it takes five times as
    long.
    """
    inputs, weights, weights_2 = network.inputs, network.weights, network.weights_2
    hidden = network.hidden
    units = len(hidden)
    for j in range(units):
        hidden[j] = network.biases[j]
    for i in range(len(inputs)):
        value = int(inputs[i])
        if value != 0:
            for j in range(units):
                hidden[j] += value * weights[i, j]
    hidden_2 = network.hidden_2
    units_2 = len(hidden_2)
    for k in range(units_2):
        hidden_2[k] = network.biases_2[k]
    for j in range(units):
        activation = min(max(int(hidden[j]), 0), ONE)
        if activation != 0:
            for k in range(units_2):
                hidden_2[k] += activation * weights_2[j, k]
    logit = int(network.bias_3[0])
    for k in range(units_2):
        logit += min(max(int(hidden_2[k]) >> SHIFT, 0), ONE) * int(network.weights_3[k])
    return result_of(logit, network.results)


@rule
def result_of(logit: int, results: Any) -> int:
    """The logistic function, from its table."""
    entry = (logit >> LOGIT_SHIFT) + LAST_ENTRY // 2
    if entry < 0:
        return int(results[0])
    if entry >= LAST_ENTRY:
        return int(results[LAST_ENTRY])
    below = int(results[entry])
    rest = logit & ((1 << LOGIT_SHIFT) - 1)
    return below + (((int(results[entry + 1]) - below) * rest) >> LOGIT_SHIFT)
