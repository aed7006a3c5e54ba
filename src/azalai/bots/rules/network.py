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
WORD_INPUTS = 4  # inputs of 16 bits in a number of 64
BLOCK_WORDS = 4  # how many words the compiled gear compares at once


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
    words: Any  # the same inputs, WORD_INPUTS to a number; the compiled gear alone has these and the next three
    last_inputs: Any  # by seat: those of its last evaluation
    last_words: Any
    sums: Any  # by seat and unit of the first layer: biases and weighted inputs of its last evaluation
    hidden_2: Any


@rule
def evaluate(network: Network, seat: int) -> int:
    """The expected result of a seat, between 0 and ONE_RESULT, for what lies in ``network.inputs``."""
    hidden = network.inputs @ network.weights + network.biases  # a list and arrays of NumPy
    hidden_2 = (hidden.clip(0, ONE) @ network.weights_2 + network.biases_2) >> SHIFT
    logit = int(hidden_2.clip(0, ONE) @ network.weights_3) + int(network.bias_3[0])
    return result_of(logit, network.results)


@rule
def evaluate_in_loops(network: Network, seat: int) -> int:
    """The same for the compiled gear.

    Two tables of one search have most inputs in common, so the sums of the first layer start from the last evaluation
    for the same seat, and only inputs that have changed count (as in the networks of chess engines).

    Two indices at once: with a variable for the row, Numba does not use vector instructions, and it takes five times as
    long.
    """
    inputs, words, last_inputs, last_words = network.inputs, network.words, network.last_inputs, network.last_words
    weights, weights_2, sums = network.weights, network.weights_2, network.sums
    units = sums.shape[1]
    for block in range(0, len(words), BLOCK_WORDS):
        changes = 0
        for word in range(block, block + BLOCK_WORDS):
            changes |= words[word] ^ last_words[seat, word]
        if changes != 0:
            for i in range(WORD_INPUTS * block, WORD_INPUTS * (block + BLOCK_WORDS)):
                change = int(inputs[i]) - int(last_inputs[seat, i])
                if change != 0:
                    for j in range(units):
                        sums[seat, j] += change * weights[i, j]
                    last_inputs[seat, i] = inputs[i]
    hidden_2 = network.hidden_2
    units_2 = len(hidden_2)
    for k in range(units_2):
        hidden_2[k] = network.biases_2[k]
    for j in range(units):
        activation = min(max(int(sums[seat, j]), 0), ONE)
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
