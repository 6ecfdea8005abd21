import { useCallback, useEffect, useRef, useState } from 'react'
import { isCover, kindOfPage, type Page } from '../../../../content/index.ts'
import { message } from '../../../../content/messages.ts'
import type { Saying } from '../../../../game/audio/index.ts'
import type { Message } from '../../../../game/bridge.ts'
import type { Language } from '../../../../game/language.ts'
import { pageKindOf } from '../../../../scenes/pageKinds.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import { readerText } from '../text/reader/index.ts'

/** How long the bubble stays after its line was spoken, ms; Help opens it again. */
const STAYS_MS = 6000

/** The text of the bubble: the game's current question, or the page's instruction; on a cover, how to begin. */
export function helpText(page: Page, question: Message | undefined, language: Language): string {
  if (question) return message(question.key, question.params ?? {}, language, pageKindOf(kindOfPage(page))?.messages)
  return isCover(page) ? readerText[language].coverHelp : page.instruction[language]
}

/** The bubble with a page's instruction. */
export interface HelpBubble {
  readonly isOpen: boolean
  /** Opens it and speaks its line; resolves when the line has ended or failed. */
  readonly open: () => Promise<void>
  readonly close: () => void
}

/** The instruction bubble of a page; its line is spoken when it opens. */
export function useHelp(pageId: string, path: string | undefined, media: BookMedia | undefined): HelpBubble {
  const [openOn, setOpenOn] = useState<string>()
  const saying = useRef<Saying>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = openOn === pageId

  const close = useCallback(() => {
    clearTimeout(timer.current)
    saying.current?.stop()
    setOpenOn(undefined)
  }, [])
  useEffect(() => close, [close])

  const open = useCallback(async () => {
    clearTimeout(timer.current)
    setOpenOn(pageId)
    if (media && path !== undefined) {
      const line = media.audio.voice.say(media.speech(path), {}, path)
      saying.current = line
      if ((await line.ended) === 'stopped') return
    }
    timer.current = setTimeout(close, STAYS_MS)
  }, [pageId, path, media, close])

  return { isOpen, open, close }
}
