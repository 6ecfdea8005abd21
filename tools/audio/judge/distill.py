"""
Distill-MOS (MIT; `distillmos` and the layers of `xls_r_sqa`) as an ONNX graph made from its weights, because PyTorch with all it brings is 3 GB.
Gives 1 to 5: how good listeners would say that speech sounds.
"""

import collections
import os
import pickle
import site
import zipfile

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

WEIGHTS = "distillmos/weights/distill_mos_v7.pt"
SAMPLES = 122_880
HOP = 160
WINDOW = 320
HEADS = 8
WIDTH = 200
LAYERS = 7
CNN_STRIDES = [(1, 1), (2, 1), (2, 1), (2, 1), (2, 1), (2, 2)]


class _Reader(pickle.Unpickler):
    """Reads a file of PyTorch weights without PyTorch: only tensors of floats and integers are understood."""

    def __init__(self, archive, root):
        super().__init__(archive.open(f"{root}/data.pkl"))
        self.archive, self.root = archive, root

    def find_class(self, module, name):
        if (module, name) == ("collections", "OrderedDict"):
            return collections.OrderedDict
        if (module, name) == ("torch._utils", "_rebuild_tensor_v2"):
            return lambda data, offset, size, stride, *_: np.lib.stride_tricks.as_strided(
                data[offset:], size, [step * data.itemsize for step in stride]
            ).copy()
        if module == "torch" and name in ("FloatStorage", "LongStorage"):
            return np.float32 if name == "FloatStorage" else np.int64
        raise pickle.UnpicklingError(f"{module}.{name} is not expected in weights")

    def persistent_load(self, pid):
        _, kind, key, _, _ = pid
        return np.frombuffer(self.archive.read(f"{self.root}/data/{key}"), dtype=kind)


def _weights(path):
    with zipfile.ZipFile(path) as archive:
        root = archive.namelist()[0].split("/")[0]
        return _Reader(archive, root).load()["model"]


class _Graph:
    """Puts nodes one behind the other and keeps their constants."""

    def __init__(self, weights):
        self.weights, self.nodes, self.constants = weights, [], {}

    def add(self, op, *inputs, **attributes):
        out = f"n{len(self.nodes)}"
        self.nodes.append(helper.make_node(op, list(inputs), [out], **attributes))
        return out

    def const(self, value, dtype=np.float32):
        name = f"c{len(self.constants)}"
        self.constants[name] = numpy_helper.from_array(np.ascontiguousarray(value, dtype=dtype), name)
        return name

    def weight(self, name):
        return self.const(self.weights[name])

    def linear(self, x, weight, bias):
        return self.add("Add", self.add("MatMul", x, self.const(weight.T)), self.const(bias))

    def linear_of(self, x, name):
        return self.linear(x, self.weights[f"{name}.weight"], self.weights[f"{name}.bias"])

    def batch_norm(self, x, name):
        """Of the last axis, in its fixed form."""
        w = self.weights
        scale = w[f"{name}.weight"] / np.sqrt(w[f"{name}.running_var"] + 1e-5)
        return self.add("Add", self.add("Mul", x, self.const(scale)), self.const(w[f"{name}.bias"] - w[f"{name}.running_mean"] * scale))

    def layer_norm(self, x, name):
        return self.add("LayerNormalization", x, self.weight(f"{name}.weight"), self.weight(f"{name}.bias"), axis=-1, epsilon=1e-5)


def _attention(g, x, name):
    size = WIDTH // HEADS
    weight, bias = g.weights[f"{name}.in_proj_weight"], g.weights[f"{name}.in_proj_bias"]
    split = g.const([0, 0, HEADS, size], np.int64)

    def head(index, order):
        part = slice(index * WIDTH, (index + 1) * WIDTH)
        return g.add("Transpose", g.add("Reshape", g.linear(x, weight[part], bias[part]), split), perm=order)

    query, key, value = head(0, [0, 2, 1, 3]), head(1, [0, 2, 3, 1]), head(2, [0, 2, 1, 3])
    scores = g.add("Mul", g.add("MatMul", query, key), g.const(size**-0.5))
    mixed = g.add("Transpose", g.add("MatMul", g.add("Softmax", scores, axis=-1), value), perm=[0, 2, 1, 3])
    return g.linear_of(g.add("Reshape", mixed, g.const([0, 0, WIDTH], np.int64)), f"{name}.out_proj")


def _layer(g, x, name):
    x = g.layer_norm(g.add("Add", x, _attention(g, x, f"{name}.self_attn")), f"{name}.norm1")
    wide = g.add("Relu", g.linear_of(x, f"{name}.linear1"))
    return g.layer_norm(g.add("Add", x, g.linear_of(wide, f"{name}.linear2")), f"{name}.norm2")


def _graph(weights):
    g = _Graph(weights)
    x = "spectrum"
    for index, stride in enumerate(CNN_STRIDES):
        name = f"cnn.cnn.{2 * index}"
        x = g.add("Conv", x, g.weight(f"{name}.weight"), g.weight(f"{name}.bias"), kernel_shape=[3, 3], strides=stride, pads=[0, 1, 0, 1])
        x = g.add("LeakyRelu", x, alpha=0.1)
    pool = "transformer_pool_attn"
    dims = weights[f"{pool}.norm_input.weight"].shape[0]
    x = g.add("Transpose", g.add("Reshape", x, g.const([0, dims, -1], np.int64)), perm=[0, 2, 1])
    x = g.batch_norm(g.batch_norm(x, f"{pool}.norm_input"), f"{pool}.transformer.norm")
    x = g.linear_of(x, f"{pool}.transformer.linear_proj")
    x = g.add("Add", x, g.weight(f"{pool}.transformer.position_encoding.pe"))
    for index in range(LAYERS):
        x = _layer(g, x, f"{pool}.transformer.transformer_encoder.layers.{index}")
    x = g.batch_norm(x, f"{pool}.norm_trans")
    scores = g.linear_of(g.add("Relu", g.linear_of(x, f"{pool}.pool.linear1")), f"{pool}.pool.linear2")
    share = g.add("Softmax", g.add("Transpose", scores, perm=[0, 2, 1]), axis=2)
    x = g.add("Sigmoid", g.linear_of(g.add("MatMul", share, x), f"{pool}.pool.linear3"))
    value = lambda name, shape: helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
    inputs, outputs = [value("spectrum", ["n", 2, 161, SAMPLES // HOP])], [value(x, ["n", 1, 1])]
    graph = helper.make_graph(g.nodes, "distillmos", inputs, outputs, list(g.constants.values()))
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)


def _spectrum(x):
    """Short-time spectra with their sizes compressed, [2, 161, frames]."""
    padded = np.pad(x, (WINDOW - HOP) // 2, mode="reflect")
    frames = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[::HOP]
    window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / WINDOW)
    spectra = np.fft.rfft(frames * window, axis=1).T
    size = np.maximum(np.abs(spectra), 1e-12)
    spectra = spectra * size**0.3 / size
    return np.stack([spectra.real, spectra.imag]).astype(np.float32)


def filled(samples):
    """Sound repeated, 300 ms between, until it fills the model's window: silence instead costs short recordings of people half a point."""
    gap = np.zeros(4_800, dtype=np.float32)
    whole = samples
    while len(whole) < SAMPLES:
        whole = np.concatenate([whole, gap, samples])
    return whole if len(samples) >= SAMPLES else whole[:SAMPLES]


class Distill:
    """Distill-MOS, ready to judge."""

    def __init__(self, path=None):
        path = path or os.path.join(site.getsitepackages()[0], WEIGHTS)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        model = _graph(_weights(path))
        onnx.checker.check_model(model)
        self.session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])

    def score(self, samples):
        """1 to 5 for samples of 16 kHz; what is longer than 7.68 s is heard in overlapping parts, what is shorter again and again."""
        samples = filled(samples)
        extra = len(samples) - SAMPLES
        count = -(-extra // 16_000) + 1
        scores = []
        for place in np.linspace(0, 1, count):
            part = samples[int(place * extra) : int(place * extra) + SAMPLES]
            part = part / (np.abs(part).max() + 1e-8)
            scores.append(float(self.session.run(None, {"spectrum": _spectrum(part)[None]})[0].squeeze()))
        return 1 + 4 * float(np.mean(scores))
