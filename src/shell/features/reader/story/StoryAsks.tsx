import './story.css'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Book, Page } from '../../../../content/index.ts'
import { loadBookQuestions } from '../../../../content/ladder/load.ts'
import type { StoryQuestion } from '../../../../content/ladder/schema.ts'
import { loadQuestionSpeech } from '../../../../content/speech.ts'
import type { Language } from '../../../../game/language.ts'
import { playSettings } from '../../../lib/account/playSettings.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import type { ReadingMode } from '../../../lib/language/readingMode.ts'
import { useLoaded } from '../useLoaded.ts'
import type { Asking } from './asking.ts'
import { Guessed } from './Guessed.tsx'
import { OpenQuestion } from './OpenQuestion.tsx'
import { quoteRange } from './quoteClip.ts'
import { storyLog } from './storyLog.ts'
import { dueOn, useCameFrom, useQuiet } from './whenAsked.ts'

interface Props {
  readonly book: Book
  readonly media: BookMedia
  readonly index: number
  readonly language: Language
  readonly name: string
  readonly mode: ReadingMode
  readonly isPaused: boolean
  /** The page is on the screen. */
  readonly isShown: boolean
  /** It has been read, and played where it can be. */
  readonly isFree: boolean
  /** How many words of the page have been heard, and how many it has. */
  readonly heard: number
  readonly words: number
  readonly onAsking: (asking: Asking | undefined) => void
}

/** The story asks about itself: a few questions a reading, each over the picture of its page. Shows nothing until one is due. */
export function StoryAsks(props: Props) {
  const { book, media } = props
  const load = useCallback(() => Promise.all([loadBookQuestions(book.id), loadQuestionSpeech(book.id)]), [book.id])
  const loaded = useLoaded(load)
  const lines = loaded.status === 'ready' ? loaded.value[1] : undefined
  const own = useMemo(
    (): BookMedia => ({ ...media, speech: (path) => media.speech(path) ?? lines?.speech(path) }),
    [media, lines],
  )
  // Without its questions a book is read as it always was.
  return loaded.status === 'ready' ? <Story {...props} media={own} questions={loaded.value[0]} /> : null
}

function Story({ questions, ...props }: Props & { readonly questions: readonly StoryQuestion[] }) {
  const { book, index, media, language, name, isPaused, onAsking } = props
  const page = book.pages[index] ?? book.pages[0]
  const log = useLog(book, questions)
  const [open, setOpen] = useState<{ readonly pageId: string; readonly question: StoryQuestion }>()
  const [guessOn, setGuessOn] = useState<string>()
  // A question that was passed over by a turn is over, also for whoever turns back.
  if (open && open.pageId !== page.id) setOpen(undefined)
  const question = open?.pageId === page.id ? open.question : undefined
  const isGuessShown = guessOn === page.id
  const from = useCameFrom(index)
  const due = dueOn(
    {
      ...props,
      id: page.id,
      isLast: index === book.pages.length - 1,
      cameFrom: from === undefined ? undefined : book.pages[from]?.id,
      playMode: playSettings().mode,
    },
    log,
    isGuessShown,
  )
  useQuiet(question || isPaused ? undefined : due, media.audio.voice, ({ what }) => {
    if (what === 'guess') return setGuessOn(page.id)
    log.put(what)
    return setOpen({ pageId: page.id, question: what })
  })
  const close = () => setOpen(undefined)
  const guessed = isGuessShown && !question ? log.guessedFor(page.id) : undefined
  useQuoteLit(guessed?.question, { book, page, language, name }, onAsking)
  if (question)
    return (
      <OpenQuestion
        key={question.id}
        {...{ book, question, page, media, language, name, isPaused, onAsking }}
        onGuess={(chose) => log.guess(question, chose, language)}
        onTold={() => {
          media.audio.effects.play('success')
          log.told(question, language)
          close()
        }}
        onClose={close}
      />
    )
  return guessed ? <Guessed key={guessed.question.id} {...guessed} media={media} language={language} /> : null
}

/** The log of the present reading; the same as long as the book is open. */
function useLog(book: Book, questions: readonly StoryQuestion[]) {
  return useMemo(() => storyLog(book, questions), [book, questions])
}

/** Lights the sentence that tells what was guessed at, while the guess is shown. */
function useQuoteLit(
  question: StoryQuestion | undefined,
  place: { readonly book: Book; readonly page: Page; readonly language: Language; readonly name: string },
  onAsking: Props['onAsking'],
): void {
  const { book, page, language, name } = place
  const tell = useEffectEvent(onAsking)
  const quote = question?.reveal?.quote[language]
  useEffect(() => {
    if (quote === undefined) return undefined
    const lit = quoteRange({ book, page, language, name }, quote)
    tell({ pageId: page.id, isOpen: false, lit, repeat: () => undefined })
    return () => tell(undefined)
  }, [quote, book, page, language, name])
}
