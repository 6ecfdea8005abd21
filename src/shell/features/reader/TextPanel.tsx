import { clsx } from 'clsx'
import { memo, useSyncExternalStore } from 'react'
import type { Language } from '../../../game/language.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { Narration, NarrationView } from './narration.ts'
import type { PageText, Word } from './pageText.ts'

/** More letters than this are set smaller: the panel never grows, so the picture never moves. */
const LONG_TEXT = 90

interface Props {
  readonly text: PageText
  readonly language: Language
  /** Knows the word that is said now, or the sentence that is the child's to say. */
  readonly narration: Pick<Narration, 'subscribe' | 'getSnapshot'> | undefined
  readonly isCentred?: boolean
  /** A word was touched: it is said, or read from. Keyboards have Listen. */
  readonly onWord: (word: number) => void
}

/** The page's text; the word that is said is marked, and each word can be touched. No live region: the narration reads it. */
export const TextPanel = memo(({ text, language, narration, isCentred = false, onWord }: Props) => {
  const view = useSyncExternalStore(narration?.subscribe ?? noListening, narration?.getSnapshot ?? silence, silence)
  return (
    <Panel
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

const SILENT: NarrationView = { state: 'silent', word: undefined }
const noListening = () => () => undefined
const silence = () => SILENT

interface WordProps {
  readonly word: Word
  readonly isSpoken: boolean
  readonly isEchoed: boolean
}

/** Drawn anew only when it is its turn: the voice goes on four words a second. */
const WrittenWord = memo(({ word, isSpoken, isEchoed }: WordProps) => (
  <>
    <span data-word={word.index} className={clsx('word', isSpoken && 'said', isEchoed && 'yours')}>
      {word.pieces.map(({ text, isBold }, index) => (isBold ? <b key={index}>{text}</b> : text))}
    </span>{' '}
  </>
))
