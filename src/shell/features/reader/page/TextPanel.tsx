import { clsx } from 'clsx'
import { memo, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Language } from '../../../../game/language.ts'
import { Panel } from '../../../ui/screen/Panel.tsx'
import type { Narration, NarrationView } from '../narration/narration.ts'
import type { PageText, Word } from './pageText.ts'

/** Texts longer than this get a smaller font: the panel never grows, so the picture never moves. */
const LONG_TEXT = 90

interface Props {
  readonly text: PageText
  readonly language: Language
  /** Provides the word being spoken, or the sentence that the child is to repeat. */
  readonly narration: Pick<Narration, 'subscribe' | 'getSnapshot'> | undefined
  readonly isCentred?: boolean
  /** A word was touched: it is spoken, or read from. Keyboard users have Listen. */
  readonly onWord: (word: number) => void
}

/** The page's text. The spoken word is marked, and each word can be touched. Not a live region, because the narration reads it. */
export const TextPanel = memo(({ text, language, narration, isCentred = false, onWord }: Props) => {
  const view = useSyncExternalStore(narration?.subscribe ?? noListening, narration?.getSnapshot ?? silence, silence)
  const panel = useRef<HTMLElement>(null)
  useWordInSight(panel, view.word)
  return (
    <Panel
      ref={panel}
      className={clsx('story', (isCentred || text.length > LONG_TEXT) && 'story-long', isCentred && 'story-centred')}
      lang={language}
      onClick={({ target }) => {
        const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]')?.dataset['word'] : undefined
        if (word !== undefined) onWord(Number(word))
      }}
    >
      {text.paragraphs.map((words, index) => (
        <p key={index}>
          {words.map((word) => (
            <WrittenWord
              key={word.index}
              word={word}
              isSpoken={word.index === view.word}
              isEchoed={word.sentence === view.echoed}
            />
          ))}
        </p>
      ))}
    </Panel>
  )
})

/** Distance of the spoken word from the panel's edges, px: keeps the lines before and after it visible. */
const MARGIN = 48

/** Scrolls a text that is longer than its panel along with the voice. */
function useWordInSight(panel: RefObject<HTMLElement | null>, word: number | undefined): void {
  useEffect(() => {
    const box = panel.current
    if (!box || word === undefined || box.scrollHeight <= box.clientHeight) return
    const said = box.querySelector(`[data-word="${word}"]`)?.getBoundingClientRect()
    if (!said) return
    const { top, bottom } = box.getBoundingClientRect()
    if (said.top < top + MARGIN) box.scrollBy({ top: said.top - top - MARGIN })
    else if (said.bottom > bottom - MARGIN) box.scrollBy({ top: said.bottom - bottom + MARGIN })
  }, [panel, word])
}

const SILENT: NarrationView = { state: 'silent', word: undefined }
const noListening = () => () => undefined
const silence = () => SILENT

interface WordProps {
  readonly word: Word
  readonly isSpoken: boolean
  readonly isEchoed: boolean
}

/** Memoised: the voice advances four words a second, and only the affected words re-render. */
const WrittenWord = memo(({ word, isSpoken, isEchoed }: WordProps) => (
  <>
    <span data-word={word.index} className={clsx('word', isSpoken && 'said', isEchoed && 'yours')}>
      {word.pieces.map(({ text, isBold }, index) => (isBold ? <b key={index}>{text}</b> : text))}
    </span>{' '}
  </>
))
