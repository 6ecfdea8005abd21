import type { Language } from '../game/language.ts'
import type { SoundClip } from './audio.ts'
import { DocumentError } from './documents.ts'
import { BOOK_IDS, filesOf, Loaded } from './library.ts'

/** A written word and when it is said, ms from the start of the narration. */
interface WordTime {
  readonly word: string
  readonly start: number
  readonly end: number
}

type Line = readonly [file: number, startMs: number, ms: number, words?: readonly (readonly [string, number, number])[]]

/** A list as `npm run audio` writes it: files without ending, and by the story's path the piece of one. */
interface SoundList {
  readonly files: readonly string[]
  readonly lines: Readonly<Record<string, Line>>
}

/** The spoken lines of one book and the words that all books share; loaded together, then answered at once. */
export interface SpeechLines {
  /** A spoken line by the story's path (`/audio/words/en/sun.mp3`); `undefined` where it was never made. */
  speech(path: string): SoundClip | undefined
  /** When each word of a narration is said; empty where the path is no narration. */
  times(path: string): readonly WordTime[]
}

const speeches = new Loaded<SoundList>()

/** Loads what is said in a book, or without one the shared words and the books' titles. Rejects when a document cannot be loaded or is none. */
export async function loadSpeech(bookId?: number): Promise<SpeechLines> {
  return bookId === undefined ? linesOf() : linesOf(ownSpeech(bookId))
}

// Written by our own tool and checked by the content check; parsing them again on a tablet would only cost time.
const listIn = async (file: Promise<{ readonly default: unknown }>) => (await file).default as SoundList
const letterSounds = () => listIn(import('./generated/audio/letterSounds.json'))
const answers = () => listIn(import('./generated/audio/answers.json'))
const questions = (bookId: number) => listIn(import(`./generated/audio/questions${bookId}.json`))
const ladder = () => listIn(import('./generated/audio/ladder.json'))

/** Loads the sounds of letters, and the shared words. Rejects when a chunk cannot be loaded. */
export const loadLetterSounds = (): Promise<SpeechLines> => linesOf(letterSounds())

/** Loads what the story of a book of ours asks, and the shared words. Rejects when a chunk cannot be loaded. */
export const loadQuestionSpeech = (bookId: number): Promise<SpeechLines> =>
  linesOf(answers(), ...(BOOK_IDS.includes(bookId) ? [questions(bookId)] : []))

/** Loads all that is said of the reading ladder, and the shared words. Rejects when a chunk cannot be loaded. */
export const loadLadderSpeech = (): Promise<SpeechLines> =>
  linesOf(ladder(), letterSounds(), answers(), ...BOOK_IDS.map(questions))

/** Answers from these lists, then from the shared words: a book that brings a word of its own says it with its own voice. */
async function linesOf(...loading: readonly Promise<SoundList | undefined>[]): Promise<SpeechLines> {
  const loaded = await Promise.all([...loading, listIn(import('./generated/audio/common.json'))])
  const lists = loaded.filter((list) => list !== undefined)
  const find = (path: string) => lists.find(({ lines }) => Object.hasOwn(lines, path))
  return {
    speech(path) {
      const list = find(path)
      const [file = -1, startMs = 0, ms = 0] = list?.lines[path] ?? []
      const src = list?.files[file]
      return src === undefined ? undefined : { src, startMs, ms }
    },
    times(path) {
      const words = find(path)?.lines[path]?.[3] ?? []
      return words.map(([word, start, end]) => ({ word, start, end }))
    },
  }
}

async function ownSpeech(bookId: number): Promise<SoundList | undefined> {
  const files = await filesOf(bookId)
  return files && speeches.get(files.name, async () => asSpeech(bookId, await files.speech()))
}

/** Written and checked by our own tool, or by the service that took the book in. */
function asSpeech(bookId: number, raw: unknown): SoundList {
  const { files, lines }: Partial<Record<string, unknown>> = Object(raw)
  if (!Array.isArray(files) || typeof lines !== 'object')
    throw new DocumentError(`These are not the sounds of book ${bookId}`)
  return raw as SoundList
}

/** The sound files of a book, without their endings, by the language of the lines in them; files that are in no language's lines belong to both. */
export async function speechFiles(bookId: number): Promise<(language: Language) => readonly string[]> {
  const own = await ownSpeech(bookId)
  const spoken = new Map<number, Set<string>>()
  for (const [path, [file]] of Object.entries(own?.lines ?? {})) {
    const language = /\/(en|id)\//.exec(path)?.[1] ?? 'both'
    spoken.set(file, (spoken.get(file) ?? new Set()).add(language))
  }
  return (language) =>
    (own?.files ?? []).filter((_, index) => {
      const languages = spoken.get(index)
      return !languages || languages.has('both') || languages.has(language)
    })
}
