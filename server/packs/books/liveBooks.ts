import type { Lessons } from '../../../src/content/lessons.ts'
import type { PackBook } from './packBook.ts'
import { memo } from './memo.ts'
import { type LiveNeeds, type State, stateReader, type TokenOwner } from './state.ts'
import type { UnreadableBook } from './unreadable.ts'

/** How often the store is asked whether its books have changed, ms: another process may have added one. */
export const LOOK_MS = 2000

/** Lessons of so many choices of books are kept: classes with the same books share them. */
const KEPT_LESSONS = 40

/** The books that this service has, as they are now. */
export interface LiveBooks {
  /** Looks whether books were added, raised or withdrawn, here or by another process, and takes that over. */
  look(): Promise<void>
  /** All books that were ever taken in, by number. */
  packs(): readonly PackBook[]
  byNumber(number: number): PackBook | undefined
  byKey(key: string): PackBook | undefined
  byToken(token: string): TokenOwner | undefined
  /** Books that this version of the service cannot read. They are on no shelf and in no report; all others are as ever. */
  unreadable(): readonly UnreadableBook[]
  /** Whether an activity was ever one of a book's. */
  hadActivity(book: PackBook, activityId: number): boolean
  /** What all books ask, withdrawn ones too. */
  lessons(): Lessons
  /** What our books and those of these keys ask. */
  lessonsOf(keys: readonly string[]): Promise<Lessons>
  /** Changes with the books. */
  version(): string
  /** Looks again and again until it is stopped. */
  watch(everyMs: number, onError: (error: unknown) => void): () => void
}

/** The books of a service, read from its store and looked at again and again. */
export function liveBooks(needs: LiveNeeds): LiveBooks {
  const { packs: store, lessons } = needs
  const { read, lessonsWith } = stateReader(needs)
  const chosen = memo<Promise<Lessons>>(KEPT_LESSONS)
  let state: State = { version: '', packs: [], unreadable: [], tokens: new Map(), asked: new Map(), lessons }
  let looking: Promise<void> | undefined

  function look(): Promise<void> {
    looking ??= (async () => {
      const version = await store.version()
      if (version === state.version) return
      state = await read(version, state)
      chosen.clear()
    })().finally(() => {
      looking = undefined
    })
    return looking
  }

  return {
    look,
    packs: () => state.packs,
    byNumber: (number) => state.packs.find(({ id }) => id === number),
    byKey: (key) => state.packs.find((book) => book.key === key),
    byToken: (token) => state.tokens.get(token),
    unreadable: () => state.unreadable,

    hadActivity({ id, postActivities }, activityId) {
      const book = state.lessons.books.find((one) => one.id === id)
      const isNow = postActivities.some((activity) => activity.id === activityId)
      return isNow || (book?.earlier ?? []).some((place) => place.id === String(activityId))
    },

    lessons: () => state.lessons,

    lessonsOf(keys) {
      const known = keys.filter((key) => state.asked.has(key))
      if (known.length === 0) return Promise.resolve(lessons)
      return chosen.get(known.join(' '), () => lessonsWith(known.flatMap((key) => state.asked.get(key) ?? [])))
    },

    version: () => state.version,

    watch(everyMs, onError) {
      const timer = setInterval(() => void look().catch(onError), everyMs)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}
