import type { Language } from '../../../game/language.ts'

/** The part of the browser's speech recognition that we use; TypeScript has no types of it. */
interface Recogniser extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  abort(): void
}

type ResultEvent = Event & { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }
type ErrorEvent = Event & { readonly error: string }

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', id: 'id-ID' }

/** Errors that trying again at once does not mend; without a network it would be tried without end. */
const FINAL: ReadonlySet<string> = new Set([
  'not-allowed',
  'service-not-allowed',
  'audio-capture',
  'language-not-supported',
  'network',
])

/** Listens until it is stopped. `heard` gets the transcript so far; `failed` is called once where there is no voice recognition. */
export function listen(
  language: Language,
  heard: (transcript: string) => void,
  failed: () => void,
): { readonly restart: () => void; readonly stop: () => void } {
  const Maker = recogniserMaker()
  let isStopped = false
  if (!Maker) {
    failed()
    return { restart: () => undefined, stop: () => undefined }
  }
  const recogniser = new Maker()
  recogniser.lang = LOCALES[language]
  recogniser.continuous = true
  recogniser.interimResults = true
  recogniser.addEventListener('result', (event) => {
    // The browser's own event; only its type is missing from TypeScript's list.
    const { results } = event as ResultEvent
    heard(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '))
  })
  recogniser.addEventListener('error', (event) => {
    if (isStopped || !FINAL.has((event as ErrorEvent).error)) return
    isStopped = true
    failed()
  })
  // Browsers end by themselves after a silence, and after `abort`, which empties the transcript.
  recogniser.addEventListener('end', () => {
    if (!isStopped) recogniser.start()
  })
  recogniser.start()
  return {
    restart: () => recogniser.abort(),
    stop() {
      isStopped = true
      recogniser.abort()
    },
  }
}

function recogniserMaker(): (new () => Recogniser) | undefined {
  // Chrome and Safari have it under a name of their own.
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    (new () => Recogniser) | undefined
  >
  return SpeechRecognition ?? webkitSpeechRecognition
}
