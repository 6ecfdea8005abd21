import { clsx } from 'clsx'
import { type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '../../../../game/language.ts'
import { Panel } from '../../../ui/screen/Panel.tsx'
import type { Narration, NarrationView } from '../narration/narration.ts'
import type { WordRange } from '../../../../content/ladder/story/quote.ts'
import { readerText } from '../text/reader/index.ts'
import type { PageText, Word } from './pageText.ts'

/** Texts longer than this get a smaller font: the panel never grows, so the picture never moves. */
const LONG_TEXT = 90
/** On a phone held sideways, where the panel is narrow, longer texts get a still smaller one, so that no line lies under the switch. */
const VERY_LONG_TEXT = 110

interface Props {
  readonly text: PageText
  readonly language: Language
  /** Provides the word being spoken, or the sentence that the child is to repeat. */
  readonly narration: Pick<Narration, 'subscribe' | 'getSnapshot'> | undefined
  /** Words that are pointed at. */
  readonly lit?: WordRange | undefined
  readonly isCentred?: boolean
  /** A word was touched, or chosen by keys: it is spoken, or read from. */
  readonly onWord: (word: number) => void
}

/** The page's text. The spoken word is marked, and each word can be touched. Not a live region, because the narration reads it. */
export const TextPanel = memo(({ text, language, narration, lit, isCentred = false, onWord }: Props) => {
  const { word: spoken, echoed } = useSpoken(narration)
  const panel = useRef<HTMLElement>(null)
  const keys = useWordKeys(text, onWord)
  useWordInSight(panel, spoken ?? keys.word ?? lit?.from)
  return (
    <Panel
      ref={panel}
      className={clsx(
        'story',
        (isCentred || text.length > LONG_TEXT) && 'story-long',
        text.length > VERY_LONG_TEXT && 'story-very-long',
        isCentred && 'story-centred',
      )}
      lang={language}
      role="group"
      aria-label={readerText[language].words}
      tabIndex={0}
      onKeyDown={keys.press}
      onBlur={keys.leave}
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
              isSpoken={word.index === spoken}
              isEchoed={word.sentence === echoed}
              isLit={lit !== undefined && word.index >= lit.from && word.index <= lit.to}
              isChosen={word.index === keys.word}
            />
          ))}
        </p>
      ))}
      <span className="visually-hidden" role="status">
        {keys.word !== undefined && text.words[keys.word]?.pieces.map((piece) => piece.text).join('')}
      </span>
    </Panel>
  )
})

/** The word being spoken, and the sentence that the child is to repeat. No other change of the narration renders the text. */
function useSpoken(narration: Props['narration']): Pick<NarrationView, 'word' | 'echoed'> {
  const subscribe = narration?.subscribe ?? noListening
  const word = useSyncExternalStore(subscribe, () => narration?.getSnapshot().word, nothing)
  const echoed = useSyncExternalStore(subscribe, () => narration?.getSnapshot().echoed, nothing)
  return { word, echoed }
}

/**
 * Words by keys: the arrows, Home and End choose one, Enter or Space says it. Pressed again it says the next one, so that one switch is enough to go
 * through the text.
 */
function useWordKeys({ words }: PageText, onWord: (word: number) => void) {
  const [word, setWord] = useState<number>()
  const [isSaid, setIsSaid] = useState(false)
  const last = words.length - 1
  const choose = (next: number) => {
    setWord(Math.min(last, Math.max(0, next)))
    setIsSaid(false)
  }
  const places: Readonly<Record<string, () => number>> = {
    ArrowRight: () => (word ?? -1) + 1,
    ArrowLeft: () => (word ?? 1) - 1,
    Home: () => 0,
    End: () => last,
  }
  function say() {
    const next = word === undefined ? 0 : isSaid ? (word + 1) % words.length : word
    setWord(next)
    setIsSaid(true)
    onWord(next)
  }
  return {
    word,
    press(event: KeyboardEvent) {
      if (last < 0) return
      const place = places[event.key]
      if (place === undefined && event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      if (place) choose(place())
      else say()
    },
    leave() {
      setWord(undefined)
      setIsSaid(false)
    },
  }
}

/** Distance of the spoken word from the panel's edges, px: keeps the lines before and after it visible. */
const MARGIN = 48

/** Scrolls a text that is longer than its panel along with the voice. */
function useWordInSight(panel: RefObject<HTMLElement | null>, word: number | undefined): void {
  useEffect(() => {
    if (word === undefined) return undefined
    // With the frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => panel.current && bringIntoSight(panel.current, word))
    return () => cancelAnimationFrame(frame)
  }, [panel, word])
}

function bringIntoSight(box: HTMLElement, word: number): void {
  if (box.scrollHeight <= box.clientHeight) return
  const said = box.querySelector(`[data-word="${word}"]`)?.getBoundingClientRect()
  if (!said) return
  const { top, bottom } = box.getBoundingClientRect()
  if (said.top < top + MARGIN) box.scrollBy({ top: said.top - top - MARGIN })
  else if (said.bottom > bottom - MARGIN) box.scrollBy({ top: said.bottom - bottom + MARGIN })
}

const noListening = () => () => undefined
const nothing = () => undefined

interface WordProps {
  readonly word: Word
  readonly isSpoken: boolean
  readonly isEchoed: boolean
  readonly isLit: boolean
  /** Chosen by keys. */
  readonly isChosen: boolean
}

/** Memoised: the voice advances four words a second, and only the affected words re-render. */
const WrittenWord = memo(({ word, isSpoken, isEchoed, isLit, isChosen }: WordProps) => (
  <>
    <span
      data-word={word.index}
      className={clsx('word', (isSpoken || isLit) && 'said', isEchoed && 'yours', isChosen && 'chosen')}
    >
      {word.pieces.map(({ text, isBold }, index) => (isBold ? <b key={index}>{text}</b> : text))}
    </span>{' '}
  </>
))
