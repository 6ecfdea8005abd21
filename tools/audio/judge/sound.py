"""Reads the sound that a judge listens to."""

import json
import subprocess

import numpy as np

RATE = 16_000


def load(path, start_ms=None, ms=None):
    """The sound of a file, or of a piece of it, as mono float32 samples at 16 kHz. Raises ValueError where it cannot be decoded."""
    filters = []
    if ms is not None:
        start = (start_ms or 0) / 1000
        filters = ["-af", f"atrim=start={start}:end={start + ms / 1000},asetpts=PTS-STARTPTS"]
    command = ["ffmpeg", "-nostdin", "-v", "error", "-i", path, *filters]
    done = subprocess.run([*command, "-ac", "1", "-ar", str(RATE), "-f", "f32le", "-"], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    samples = np.frombuffer(done.stdout, dtype=np.float32)
    if done.returncode != 0 or samples.size == 0:
        raise ValueError(f"{path} cannot be decoded: {done.stderr.decode(errors='replace').strip()}")
    return samples


def lines(stream):
    """The JSON objects of a stream, one a line."""
    return (json.loads(line) for line in stream if line.strip())
