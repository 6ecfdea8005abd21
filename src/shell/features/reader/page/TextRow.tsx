import { lazy, Suspense, useEffect, useState } from 'react'
import { isCover, type Page } from '../../../../content/index.ts'
import type { Language } from '../../../../game/language.ts'
import { readToken } from '../../../lib/account/session.ts'
import { useComfort } from '../../../lib/account/comfort.ts'
import { afterPages } from '../../../lib/loading/criticalPath.ts'
import { useSteady } from '../../../lib/useSteady.ts'
import { ModeSwitch } from '../narration/ModeSwitch.tsx'
import type { OpenPage } from '../stage/useOpenPage.ts'
import type { WordRange } from '../../../../content/ladder/story/quote.ts'
import type { PageText } from './pageText.ts'
import { TextPanel } from './TextPanel.tsx'
import { canRecord } from '../ownReading/recorder.ts'

const ReadingRuler = lazy(async () => ({ default: (await import('./ReadingRuler.tsx')).ReadingRuler }))

const OwnReadingSwitch = lazy(async () => ({
  default: (await import('../ownReading/OwnReadingSwitch.tsx')).OwnReadingSwitch,
}))

interface Props {
  readonly bookId: number
  readonly page: Page
  readonly text: PageText
  readonly open: OpenPage
  /** Words that the story's question points at. */
  readonly lit: WordRange | undefined
  readonly language: Language
}

/** The text, the switch of the reading mode, the way to record one's own reading, and for a child who wants one the reading ruler. */
export function TextRow({ bookId, page, text, open, lit, language }: Props) {
  const on = useSteady({ word: open.touchWord, mute: open.mute })
  // Not in a book that plays by itself, where nobody signs out.
  const isRecordable = useRested() && canRecord() && readToken() !== undefined
  const hasRuler = useComfort('ruler')
  return (
    <div className="text-row">
      <TextPanel
        key={page.id}
        text={text}
        language={language}
        narration={open.narration}
        lit={lit}
        isCentred={isCover(page)}
        onWord={on.word}
      />
      <ModeSwitch language={language} />
      {isRecordable && !isCover(page) && (
        <Suspense>
          <OwnReadingSwitch
            key={`${page.id} ${language}`}
            {...{ bookId, language }}
            pageId={page.id}
            onBegin={on.mute}
          />
        </Suspense>
      )}
      {hasRuler && (
        <Suspense>
          <ReadingRuler key={`${page.id} ${language}`} narration={open.narration} />
        </Suspense>
      )}
    </div>
  )
}

/** Whether everything has come that the first page is read and played with. */
function useRested(): boolean {
  const [isRested, setIsRested] = useState(false)
  useEffect(() => afterPages(() => setIsRested(true)), [])
  return isRested
}
