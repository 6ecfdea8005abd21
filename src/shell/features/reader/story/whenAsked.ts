import { useEffect, useEffectEvent, useState } from 'react'
import type { StoryQuestion } from '../../../../content/ladder/schema.ts'
import { gameSpeed } from '../../../../game/runtime/speed.ts'
import type { PlayMode } from '../../../../content/ladder/path/asks.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import type { ReadingMode } from '../../../lib/language/readingMode.ts'
import type { StoryLog } from './storyLog.ts'

/** The pause after a page's text and play, ms. */
const BREATH_MS = 1500
/** How long a child who has just learned to read takes for a word, ms. */
const READ_MS = 700
/** The share of a page's words that must have been heard before it is asked about. */
const LEAST_HEARD = 0.6

/** The open page, as far as it decides whether something is asked. */
interface AskedPage {
  readonly id: string
  readonly isLast: boolean
  /** The page that was turned to reach it, if it was turned on. */
  readonly cameFrom: string | undefined
  readonly mode: ReadingMode
  readonly playMode: PlayMode
  /** It is on the screen. */
  readonly isShown: boolean
  /** It has been read, and played where it can be. */
  readonly isFree: boolean
  /** How many of its words have been heard, and how many it has. */
  readonly heard: number
  readonly words: number
}

/** What comes next on a page, and after how much quiet, ms. */
interface Due {
  readonly what: StoryQuestion | 'guess'
  readonly ms: number
}

/**
 * What is due on a page: a guess is shown before anything is asked. Whoever is read to is asked after the text was heard and the page played; whoever
 * reads alone, on the next page, so that nobody is hurried, and on the last page when it can have been read.
 */
export function dueOn(page: AskedPage, log: StoryLog, isGuessShown: boolean): Due | undefined {
  const guess = isGuessShown ? undefined : log.guessedFor(page.id)
  if (page.mode === 'alone') {
    if (!page.isShown) return undefined
    const before = page.cameFrom === undefined ? undefined : log.next(page.cameFrom)
    if (before) return { what: before, ms: BREATH_MS }
    const what = guess ? 'guess' : page.isLast ? log.next(page.id) : undefined
    return what && { what, ms: page.words * READ_MS }
  }
  const isRead = page.playMode === 'withoutSound' || page.heard >= page.words * LEAST_HEARD
  if (!page.isFree || !isRead) return undefined
  const what = guess ? 'guess' : log.next(page.id)
  return what && { what, ms: BREATH_MS }
}

/** The page before the open one, if the child turned on from it. */
export function useCameFrom(index: number): number | undefined {
  const [trail, setTrail] = useState<{ readonly at: number; readonly from: number | undefined }>({
    at: index,
    from: undefined,
  })
  if (trail.at === index) return trail.from
  const from = index === trail.at + 1 ? trail.at : undefined
  setTrail({ at: index, from })
  return from
}

/** Runs what is due once the voice has been quiet for so long. */
export function useQuiet(due: Due | undefined, voice: BookMedia['audio']['voice'], run: (due: Due) => void): void {
  const begin = useEffectEvent(() => due && run(due))
  const name = due && (due.what === 'guess' ? due.what : due.what.id)
  const ms = due?.ms ?? 0
  useEffect(() => {
    if (name === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      if (!voice.isSpeaking) timer = setTimeout(begin, ms / gameSpeed.factor)
    }
    const forget = voice.onSpeaking(wait)
    wait()
    return () => {
      forget()
      clearTimeout(timer)
    }
  }, [name, ms, voice])
}
