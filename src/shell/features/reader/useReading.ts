import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { type Book, kindOfPage, type Page } from '../../../content/index.ts'
import type { Language } from '../../../game/language.ts'
import { readingModeAtom } from './atoms.ts'
import { pageKindOf } from '../../../scenes/pageKinds.ts'
import { criticalPathDone } from '../../lib/loading/criticalPath.ts'
import type { BookMedia } from '../../lib/books/bookMedia.ts'
import { useSteady } from '../../lib/useSteady.ts'
import { pageTextOf } from './page/pageScript.ts'
import type { PageText } from './page/pageText.ts'
import { useLeaveRecord } from './record/useLeaveRecord.ts'
import { type OpenPage, useOpenPage } from './stage/useOpenPage.ts'
import { useUpcomingPage } from './stage/useUpcomingPage.ts'
import { usePrefetch } from './turning/usePrefetch.ts'
import { type Turning, useTurning } from './turning/useTurning.ts'

interface Options {
  readonly book: Book
  readonly media: BookMedia | undefined
  readonly index: number
  readonly turnTo: (index: number) => void
  readonly language: Language
  /** The reader's name, for books that name the reader as author. */
  readonly name: string
  readonly isPaused: boolean
}

/** The state behind the reader's screen. */
export interface Reading {
  readonly page: Page
  readonly text: PageText
  /** The open page with its voice and play. */
  readonly open: OpenPage
  readonly turning: Turning
  /** Whether the page is played by voice. */
  readonly isCalled: boolean
  /** Undefined while there is nothing to restart. */
  readonly onReset: (() => void) | undefined
}

/** The state behind the reader's screen: the open page and the navigation from it. */
export function useReading({ book, media, index, turnTo, language, name, isPaused }: Options): Reading {
  const mode = useAtomValue(readingModeAtom)
  const page = book.pages[index] ?? book.pages[0]
  const text = useMemo(() => pageTextOf(book, page, language, name), [book, page, language, name])
  const { upcoming, prepare, drop } = useUpcomingPage({ book, index, media, language })
  const open = useOpenPage({ book, page, text, media, language, mode, isPaused, upcoming })
  const record = useLeaveRecord({
    bookId: book.id,
    pageId: page.id,
    language,
    words: text.words.length,
    mode,
    isPaused,
    heard: () => open.narration?.heardWords ?? 0,
  })
  const { send, snapshot, hasFailed } = open.play
  const isShown = snapshot?.report.pageId === page.id && snapshot.report.status !== 'loading'
  const isSettled = isShown || hasFailed
  const { freeze } = useSteady({
    freeze(isFrozen: boolean) {
      if (isFrozen) send?.({ type: 'pause' })
      else if (!isPaused) send?.({ type: 'resume' })
    },
  })
  const turning = useTurning({
    bookId: book.id,
    index,
    nextPoster: book.pages[index + 1]?.image,
    isSettled,
    turnTo,
    freeze,
    prepare,
    drop,
    onLeave(by) {
      record(by)
      open.mute()
      if (by !== 'library') media?.audio.effects.play('page-flip')
    },
  })
  useEffect(() => {
    if (isSettled) criticalPathDone()
  }, [isSettled])
  usePrefetch({ book, index, language, mode, media, isSettled })
  const kind = pageKindOf(kindOfPage(page))
  const canReset = send !== undefined && (kind?.controls?.reset === true || snapshot?.report.status === 'completed')
  const isCalled = kind?.input?.includes('voice') === true
  return { page, text, open, turning, isCalled, onReset: canReset ? open.reset : undefined }
}
