"""
Listens to clips: JSON lines in, JSON lines out, in their order. A line asks `{"file", "startMs"?, "ms"?, "language", "isSingle", "words"?}`; the
answer is `{"heard": [text, …], "mos", "starts"?: [ms, …] | null}` or `{"error"}`. A single word is heard alone and said twice.
"""

import json
import os
import sys

os.environ.setdefault("OMP_NUM_THREADS", "1")

from align import Aligner
from distill import Distill
from hear import Recogniser, surrounded
from sound import lines, load


def main():
    recogniser, naturalness, aligner = Recogniser(sys.argv[1]), Distill(), Aligner()
    for ask in lines(sys.stdin):
        try:
            samples = load(ask["file"], ask.get("startMs"), ask.get("ms"))
        except ValueError as error:
            print(json.dumps({"error": str(error)}), flush=True)
            continue
        versions = [surrounded(samples, 1, 300), surrounded(samples, 2)] if ask["isSingle"] else [samples]
        answer = {
            "heard": [recogniser.hear(version, ask["language"]) for version in versions],
            "mos": round(naturalness.score(samples), 3),
        }
        if ask.get("words"):
            found = aligner.align(samples, ask["words"])
            answer["starts"] = found and [start for start, _ in found]
        print(json.dumps(answer, ensure_ascii=False), flush=True)


main()
