"""
The aligner: PocketSphinx with the US English sound model of its own wheel finds where each given word starts and ends. It knows nothing of how
the sound was made. Words come as phones (ARPABET), so that it serves every language whose sounds those stand for.
"""

import re

import numpy as np
import pocketsphinx

from sound import RATE

FRAMES_A_SECOND = 100
TAIL = RATE * 3 // 10


class Aligner:
    """Finds given words in sound."""

    def __init__(self):
        self.model = pocketsphinx.get_model_path("en-us/en-us")
        self.dictionary = {}
        with open(pocketsphinx.get_model_path("en-us/cmudict-en-us.dict"), encoding="utf8") as entries:
            for entry in entries:
                word, phones = entry.split(None, 1)
                self.dictionary.setdefault(re.sub(r"\(\d+\)$", "", word), []).append(phones.strip())

    def _phones(self, word, phones, spelled):
        """All that a word may sound like: its own phones, else the dictionary's, with a genitive s and by the parts of a hyphened word too."""
        if phones is not None:
            return phones.split("|")
        if word in self.dictionary:
            return self.dictionary[word]
        if word.endswith("'s") and word[:-2] in self.dictionary:
            return [f"{entry} {ending}" for entry in self.dictionary[word[:-2]] for ending in ("Z", "S", "AH Z")]
        parts = [self.dictionary.get(part, [None])[0] for part in word.split("-")]
        return [" ".join(parts)] if all(parts) else [spelled]

    def align(self, samples, words):
        """
        [start ms, end ms] of each word, `None` for all where the words cannot be found in the sound. A word is `{"word", "phones", "spelled"}`:
        its letters in lower case; its phones, parted by spaces, variants parted by '|', or None to look them up; and phones where no entry is found.
        """
        found = self._align(samples, words)
        if found is None:
            # A last word that ends with the file has no silence to end in.
            noise = np.random.default_rng(1).normal(0, 3e-4, len(samples) + TAIL)
            found = self._align(noise + np.pad(samples, (0, TAIL)), words)
        return found

    def _align(self, samples, words):
        decoder = pocketsphinx.Decoder(
            hmm=self.model, lm=None, dict=None, samprate=RATE, dither=False, loglevel="FATAL", beam=1e-80, wbeam=1e-60, pbeam=1e-80
        )
        names = [f"w{index}" for index in range(len(words))]
        for name, word in zip(names, words):
            for number, variant in enumerate(self._phones(word["word"], word["phones"], word["spelled"])):
                decoder.add_word(name if number == 0 else f"{name}({number + 1})", variant.strip(), False)
        decoder.add_word("unused", "AH", True)
        decoder.set_align_text(" ".join(names))
        sound = (np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes()
        decoder.start_utt()
        decoder.process_raw(sound, no_search=False, full_utt=True)
        decoder.end_utt()
        if decoder.hyp() is None:
            return None
        found = {}
        for segment in decoder.seg():
            base = segment.word.split("(")[0]
            found[base] = [round(segment.start_frame * 1000 / FRAMES_A_SECOND), round((segment.end_frame + 1) * 1000 / FRAMES_A_SECOND)]
        return [found.get(name) for name in names] if all(name in found for name in names) else None
