import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useAtomValue } from 'jotai'
import type { Book } from '../../../../content/index.ts'
import type { Language } from '../../../../game/language.ts'
import { playSettings } from '../../../lib/account/playSettings.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import { afterPages } from '../../../lib/loading/criticalPath.ts'
import { whenIdle } from '../../../lib/loading/whenIdle.ts'
import { readingModeAtom } from '../atoms.ts'
import type { Reading } from '../useReading.ts'
import type { Asking } from './asking.ts'

const loadStory = () => import('./StoryAsks.tsx')
const StoryAsks = lazy(() => loadStory().then(({ StoryAsks }) => ({ default: StoryAsks })))

interface Options {
  readonly book: Book
  readonly media: BookMedia | undefined
  readonly index: number
  readonly language: Language
  readonly name: string
  readonly isPaused: boolean
  readonly reading: Reading
}

/** The story's part in the reader. */
export interface StoryTurn extends Pick<Asking, 'isOpen' | 'lit' | 'repeat'> {
  /** What lies over the open page. */
  readonly over: ReactNode
}

const nothing = () => undefined

/** Lets the story ask about itself, unless the class has switched it off. Its code comes when the first page is here and the device is idle. */
export function useStory({ book, media, index, language, name, isPaused, reading }: Options): StoryTurn {
  const { page, text, open, turning } = reading
  const mode = useAtomValue(readingModeAtom)
  const [asking, setAsking] = useState<Asking>()
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    if (!playSettings().storyAsks) return
    // A story that cannot be asked about is read all the same.
    afterPages(() => void whenIdle(() => void loadStory().then(() => setIsHere(true), nothing)))
  }, [])
  const { isOpen = false, lit, repeat = nothing } = asking?.pageId === page.id ? asking : {}
  const over = isHere && media && !turning.isBusy && (
    <Suspense>
      <StoryAsks
        {...{ book, media, index, language, name, mode, isPaused }}
        isShown={open.play.snapshot !== undefined || open.play.hasFailed}
        isFree={open.calls}
        heard={open.narration?.heardWords ?? 0}
        words={text.words.length}
        onAsking={setAsking}
      />
    </Suspense>
  )
  return { isOpen, lit, repeat, over }
}
