/** SPEC section 9. Shorter on Android, where the recogniser corrects itself faster. */
const DEBOUNCE_MS = { android: 250, other: 300 } as const
/** How long after a phrase was passed on its words are dropped, ms. */
const RESET_MS = 500

/** Receives the recogniser's transcript as it grows and is corrected. */
export interface Transcript {
  /** Takes the whole transcript since the recogniser last started. */
  hear(transcript: string): void
  /** The recogniser has restarted: its transcript begins empty. */
  renew(): void
  /** Discards words that were not passed on yet. */
  drop(): void
}

/**
 * Debounces the transcript: passes on the new words once it stops changing (SPEC section 5). 500 ms later it drops them, so that only later
 * words count. The recogniser keeps running, so that no word is lost to a restart.
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
      // A correction may remove words; anything after the remaining ones is new.
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
