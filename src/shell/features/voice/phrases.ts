/** SPEC section 9: on Android the recogniser corrects itself faster. */
const DEBOUNCE_MS = { android: 250, other: 300 } as const
/** The transcript is forgotten so long after a phrase was passed on. */
const RESET_MS = 500

/** What was understood, as it grows and is corrected. */
export interface Transcript {
  /** All that was understood since the recogniser began again. */
  hear(transcript: string): void
  /** The recogniser has begun again: nothing of what it says now was heard before. */
  renew(): void
  /** Forgets what was not passed on yet. */
  drop(): void
}

/**
 * Passes on what was heard when the transcript has stood still for a moment (SPEC section 5). 500 ms later its words are forgotten:
 * only what is said after them is heard then. The recogniser itself goes on, so that no word falls into a gap.
 */
export function collectPhrases(isAndroid: boolean, heard: (phrase: string) => void): Transcript {
  let words: readonly string[] = []
  let forgotten = 0
  let last = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    forgotten = words.length
    last = ''
  }
  const pass = () => {
    heard(last)
    timer = setTimeout(forget, RESET_MS)
  }
  return {
    hear(transcript) {
      words = transcript.split(/\s+/).filter((word) => word !== '')
      // A correction may take words away; what then follows them is new.
      forgotten = Math.min(forgotten, words.length)
      const fresh = words.slice(forgotten).join(' ')
      if (fresh === '' || fresh === last) return
      last = fresh
      clearTimeout(timer)
      timer = setTimeout(pass, isAndroid ? DEBOUNCE_MS.android : DEBOUNCE_MS.other)
    },
    renew() {
      words = []
      forgotten = 0
    },
    drop() {
      clearTimeout(timer)
      forget()
    },
  }
}
