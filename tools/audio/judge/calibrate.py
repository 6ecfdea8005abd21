"""What each estimator of naturalness says of recordings of people and of voices: `calibrate.py FILE…` prints a line a file (docs/audio.md, Judging)."""

import sys

from distill import Distill
from dnsmos import Dnsmos
from sound import load


def main():
    distill, dnsmos = Distill(), Dnsmos()
    print("Distill-MOS  P.808  P.835 speech  P.835 overall")
    for path in sys.argv[1:]:
        samples = load(path)
        others = dnsmos.score(samples)
        print(f"{distill.score(samples):11.2f}  {others['p808']:5.2f}  {others['sig']:12.2f}  {others['ovrl']:13.2f}  {path}", flush=True)


main()
