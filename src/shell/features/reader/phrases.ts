/** SPEC section 9: on Android the recogniser corrects itself faster. */
const DEBOUNCE_MS = { android: 250, other: 300 } as const
/** The transcript is forgotten so long after a phrase was passed on. */
const RESET_MS = 500

interface Transcript {
  /** All that was understood since the last reset. */
  hear(transcript: string): void
  /** Nothing is passed on from now on. */
  stop(): void
}

/** Passes on what was heard when the transcript has stood still for a moment, and then asks for a fresh one. */
export function collectPhrases(isAndroid: boolean, heard: (phrase: string) => void, reset: () => void): Transcript {
  let last = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const pass = () => {
    heard(last)
    timer = setTimeout(() => {
      last = ''
      reset()
    }, RESET_MS)
  }
  return {
    hear(transcript) {
      if (transcript.trim() === '' || transcript === last) return
      last = transcript
      clearTimeout(timer)
      timer = setTimeout(pass, isAndroid ? DEBOUNCE_MS.android : DEBOUNCE_MS.other)
    },
    stop: () => clearTimeout(timer),
  }
}

/** SPEC section 5: the band in which a voice is looked for, Hz, and the level that counts as one. */
const BAND = { low: 300, high: 3400 } as const
const LEVEL = 5

/** Is there a voice? `levels` are the bytes of an analyser, evenly spaced from 0 Hz to half of `sampleRate`. */
export function hasVoice(levels: ArrayLike<number>, sampleRate: number): boolean {
  const width = sampleRate / 2 / levels.length
  let sum = 0
  let count = 0
  for (let index = Math.ceil(BAND.low / width); index * width <= BAND.high && index < levels.length; index += 1) {
    sum += levels[index] ?? 0
    count += 1
  }
  return count > 0 && sum / count > LEVEL
}
