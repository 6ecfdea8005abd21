"""DNSMOS P.808 and P.835 (MIT; the models of `speechmos`), without librosa: its mel spectrum is worked out here."""

import os
import site

import numpy as np
import onnxruntime

RATE = 16_000
SECONDS = 9.01
FFT = 321
HOP = 160
MELS = 120


def _mel_filters():
    """Slaney's mel filters with equal areas, [mels, bins]."""

    def to_hz(mel):
        return np.where(mel < 15, mel * 200 / 3, 1000 * np.exp((mel - 15) * np.log(6.4) / 27))

    top = 15 + 27 * np.log(RATE / 2 / 1000) / np.log(6.4)
    edges = to_hz(np.linspace(0, top, MELS + 2))
    bins = np.linspace(0, RATE / 2, FFT // 2 + 1)
    up = (bins - edges[:-2, None]) / np.diff(edges)[:-1, None]
    down = (edges[2:, None] - bins) / np.diff(edges)[1:, None]
    return np.maximum(0, np.minimum(up, down)) * (2 / (edges[2:] - edges[:-2]))[:, None]


class Dnsmos:
    """DNSMOS, ready to judge."""

    def __init__(self):
        folder = os.path.join(site.getsitepackages()[0], "speechmos/dnsmos_models")
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        load = lambda name: onnxruntime.InferenceSession(f"{folder}/{name}", options, providers=["CPUExecutionProvider"])
        self.p835, self.p808 = load("sig_bak_ovr.onnx"), load("model_v8.onnx")
        self.filters = _mel_filters()
        self.window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(FFT) / FFT)

    def _mel(self, samples):
        padded = np.pad(samples, FFT // 2)
        frames = np.lib.stride_tricks.sliding_window_view(padded, FFT)[::HOP]
        power = np.abs(np.fft.rfft(frames * self.window, axis=1)) ** 2
        mel = np.maximum(1e-10, self.filters @ power.T)
        decibels = 10 * np.log10(mel) - 10 * np.log10(mel.max())
        return ((np.maximum(decibels, -80) + 40) / 40).T

    def score(self, samples):
        """P.808's overall figure, P.835's for the speech and overall, 1 to 5, for samples of 16 kHz; short sound is repeated."""
        need = int(SECONDS * RATE)
        while len(samples) < need:
            samples = np.concatenate([samples, samples])
        rows = []
        for second in range(int(len(samples) // RATE - SECONDS) + 1):
            part = samples[second * RATE : int((second + SECONDS) * RATE)].astype(np.float32)
            if len(part) < need:
                continue
            p808 = self.p808.run(None, {"input_1": self._mel(part[:-160]).astype(np.float32)[None]})[0][0][0]
            sig, _, overall = self.p835.run(None, {"input_1": part[None]})[0][0]
            speech = np.polyval([-0.08397278, 1.22083953, 0.0052439], sig)
            rows.append((p808, speech, np.polyval([-0.06766283, 1.11546468, 0.04602535], overall)))
        p808, speech, overall = np.mean(rows, axis=0)
        return {"p808": float(p808), "sig": float(speech), "ovrl": float(overall)}
