import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Book, isCover, type Page } from '../../../../content/index.ts'
import { variantKey } from '../../../../content/avatarVariant.ts'
import type { StoryQuestion } from '../../../../content/ladder/schema.ts'
import { questionClips, STORY_KIND, storyConfig } from '../../../../content/ladder/story/config.ts'
import { type Language, LANGUAGES } from '../../../../game/language.ts'
import { STAGE } from '../../../../game/rules/geometry.ts'
import type { Box } from '../../../../game/targets.ts'
import { activityKindOf } from '../../../../scenes/activityKinds.ts'
import { useAvatarVariant } from '../../../lib/account/avatarVariant.ts'
import { playSettings } from '../../../lib/account/playSettings.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import { HoldButton } from '../../../ui/controls/HoldButton.tsx'
import { Feedback } from '../controls/Feedback.tsx'
import { PosterPicture } from '../page/PosterPicture.tsx'
import { taskOf } from '../page/pageTask.ts'
import { GameStage } from '../stage/GameStage.tsx'
import { TurnPhone } from '../stage/TurnPhone.tsx'
import { type ScenePlay, usePlay } from '../stage/usePlay.ts'
import { useRoomToPlay } from '../stage/useRoomToPlay.ts'
import { useSceneTimer } from '../stage/useSceneTimer.ts'
import { readerText } from '../text/reader/index.ts'
import type { Asking } from './asking.ts'
import { Heart } from './Heart.tsx'
import { quoteClip, quoteRange } from './quoteClip.ts'
import { storyText } from './text/index.ts'

/** How long what was said last is seen before the page comes back, ms of the scene's clock. */
const SEEN_MS = 900

interface Props {
  readonly book: Book
  readonly question: StoryQuestion
  /** The open page; the question may be about the one before. */
  readonly page: Page
  readonly media: BookMedia
  readonly language: Language
  readonly name: string
  readonly isPaused: boolean
  readonly onAsking: (asking: Asking | undefined) => void
  readonly onGuess: (answer: string) => void
  readonly onTold: () => void
  readonly onClose: () => void
}

/** A question over the dimmed picture of its page. Next goes past it at any time, and Esc closes it: nobody has to answer. */
export function OpenQuestion(props: Props) {
  const { book, question, language, isPaused, onTold, onClose } = props
  const { task, play, chosen, askedPage } = useQuestion(props)
  const room = useRoomToPlay(play, question.id)
  const frame = useRef<HTMLElement>(null)
  useFocusInside(frame)
  useEscape(onClose)
  if (!task || !askedPage || play.hasFailed) return null
  return (
    <figure ref={frame} className="pic story-asks" tabIndex={-1} aria-label={question.ask[language]} lang={language}>
      <div className="story-picture" aria-hidden>
        <PosterPicture src={askedPage.image} alt="" word={book.title[language]} />
      </div>
      <GameStage
        task={task}
        language={language}
        isPaused={isPaused || room.isAsked}
        isInvited={false}
        onMessage={play.stage.onMessage}
        onSession={play.stage.onSession}
      />
      <p className="visually-hidden" role="status">
        {question.ask[language]}
      </p>
      {chosen && question.type === 'predict' && <KeptGuess box={chosen.box} />}
      <Feedback feedback={play.feedback} language={language} />
      {question.type === 'tell' && (
        <div className="story-told">
          <HoldButton word={storyText[language].told} onHeld={onTold} />
        </div>
      )}
      {room.isAsked && <TurnPhone language={language} goOnWord={readerText[language].readOn} onGoOn={onClose} />}
    </figure>
  )
}

/** The question on the stage, and what the reader must know of it. */
function useQuestion({ book, question, page, media, language, name, onAsking, onGuess, onClose }: Props) {
  const own = useMemo(() => withQuotes({ book, question, media, name }), [book, question, media, name])
  const variant = variantKey(useAvatarVariant())
  const kind = activityKindOf(STORY_KIND)
  const task = useMemo(() => {
    const config = storyConfig(question, playSettings().mode, own.quote)
    return (
      kind &&
      taskOf({
        bookId: book.id,
        kind,
        config,
        media: own.media,
        pageId: question.page,
        doneLine: undefined,
        opening: 0,
        look: variant,
      })
    )
  }, [book.id, kind, question, own, variant])
  useEffect(() => task?.services.open(), [task])
  const [isLit, setIsLit] = useState(false)
  const { after } = useSceneTimer()
  const play = usePlay({
    bookId: book.id,
    place: question.page,
    kind,
    language,
    onTouched: () => undefined,
    // After a miss, and with the right answer, the sentence that says it is lit.
    onTried: () => setIsLit(true),
    onCompleted: () => question.type !== 'tell' && after(SEEN_MS, onClose),
  })
  const chosen = play.snapshot?.targets.find(({ kind, state }) => kind === 'option' && state === 'done')
  useGuess(question, chosen?.id, onGuess)
  useFailure(play, onClose)
  const { back } = question
  const { send } = play
  const lit = useMemo(
    () =>
      isLit && back?.page === page.id ? quoteRange({ book, page, language, name }, back.quote[language]) : undefined,
    [isLit, back, book, page, language, name],
  )
  const tell = useEffectEvent(onAsking)
  const pageId = page.id
  useEffect(() => {
    tell({ pageId, isOpen: true, lit, repeat: () => send?.({ type: 'repeat' }) })
    return () => tell(undefined)
  }, [pageId, lit, send])
  const askedPage = book.pages.find((one) => one.id === question.page && !isCover(one))
  return { task, play, chosen, askedPage }
}

/** The book's media, with the sentence that the question goes back to as a line of its own: a part of its page's narration. */
function withQuotes({
  book,
  question: { id, back },
  media,
  name,
}: Pick<Props, 'book' | 'question' | 'media' | 'name'>) {
  const page = book.pages.find((one) => one.id === back?.page)
  const paths = questionClips.quote(id)
  const clips = LANGUAGES.flatMap((language) => {
    const clip = page && back && quoteClip({ book, page, language, name }, back.quote[language], media)
    return clip ? [{ language, path: paths[language], clip }] : []
  })
  const quote = Object.fromEntries(clips.map(({ language, path }) => [language, path]))
  const speech: BookMedia['speech'] = (path) => clips.find((one) => one.path === path)?.clip ?? media.speech(path)
  return { quote, media: { ...media, speech } }
}

/** Reports what was guessed, once: which card stays taken. */
function useGuess({ type }: StoryQuestion, chosen: string | undefined, onGuess: (answer: string) => void): void {
  const tell = useEffectEvent(onGuess)
  useEffect(() => {
    if (type === 'predict' && chosen !== undefined) tell(chosen.replace(/^option:/, ''))
  }, [type, chosen])
}

/** A question that cannot be shown is none: the page goes on. */
function useFailure({ hasFailed }: ScenePlay, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (hasFailed) close()
  }, [hasFailed])
}

/** The heart on the card that was chosen; its box in stage units. */
function KeptGuess({ box }: { readonly box: Box }) {
  const place = { left: `${((box.x + box.width) / STAGE.width) * 100}%`, top: `${(box.y / STAGE.height) * 100}%` }
  return (
    <span className="guess-pin" style={place}>
      <Heart />
    </span>
  )
}

/** The page below can be reached no more: whoever was in it, by key or switch, is now in the question; afterwards in the reader again. */
function useFocusInside(frame: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = frame.current
    const reader = element?.closest('main')
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('.sheet')) element?.focus({ preventScroll: true })
    return () => {
      if (element?.contains(document.activeElement)) reader?.focus({ preventScroll: true })
    }
  }, [frame])
}

function useEscape(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
