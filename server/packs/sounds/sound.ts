/** Why a sound is refused. `extra`: there is more in the file than the sound; `codec`: none that we take. */
export type SoundFault = 'broken' | 'codec' | 'extra'

/** What a parser has found: the duration in ms, by its frames, not by what a header claims. */
export type SoundResult = { readonly ms: number } | { readonly fault: SoundFault }

/** Thrown inside parsers where a sound is refused. */
export class SoundError extends Error {
  readonly fault: SoundFault

  constructor(fault: SoundFault) {
    super(fault)
    this.fault = fault
  }
}

/** Runs a parser; what it throws of a broken file, out-of-range reads too, becomes a fault. */
export function parsedSound(parse: () => number): SoundResult {
  try {
    const ms = parse()
    return ms > 0 ? { ms } : { fault: 'broken' }
  } catch (error) {
    if (error instanceof SoundError) return { fault: error.fault }
    if (error instanceof RangeError) return { fault: 'broken' }
    throw error
  }
}

/** The four letters at a place. */
export function lettersAt(bytes: Uint8Array, at: number): string {
  return String.fromCodePoint(...bytes.subarray(at, at + 4))
}
