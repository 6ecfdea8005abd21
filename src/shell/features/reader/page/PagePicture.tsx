import '../reader.css'
import '../upright.css'
import '../zoomed.css'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import type { Language } from '../../../../game/language.ts'
import { commonText } from '../../../lib/language/text/index.ts'
import { useSteady } from '../../../lib/useSteady.ts'
import { Bar } from '../../../ui/screen/Bar.tsx'
import { PawPrint, PictureExtras } from '../access/PictureExtras.tsx'
import { Caption } from '../controls/Caption.tsx'
import { Feedback } from '../controls/Feedback.tsx'
import { GameStage } from '../stage/GameStage.tsx'
import type { OpenTask } from './pageTask.ts'
import { readerText } from '../text/reader/index.ts'
import { ScoreStrip } from '../controls/ScoreStrip.tsx'
import { TurnPhone } from '../stage/TurnPhone.tsx'
import type { ScenePlay } from '../stage/usePlay.ts'
import type { RoomToPlay } from '../stage/useRoomToPlay.ts'

interface Living {
  readonly task: OpenTask | undefined
  readonly play: ScenePlay
  readonly language: Language
  readonly isPaused: boolean
  readonly isInvited: boolean
  /** The help text, shown until it is closed. */
  readonly help: string | undefined
  /** Whether the targets are large enough for fingers, and the label of the button that continues without playing. */
  readonly room: RoomToPlay
  readonly goOnWord: string
  readonly onRetry: () => void
}

interface Props extends Living {
  /** The poster and what else is on the frame. */
  readonly children: ReactNode
}

/** The picture: the poster at once, then the stage over it, with messages and score. */
export function PagePicture({ children, ...living }: Props) {
  return (
    <div className="slot">
      <figure className="pic">
        {children}
        <LivingPicture {...living} isSeen={false} />
      </figure>
    </div>
  )
}

interface SheetProps {
  /** The stage and its overlays; absent while another page covers it. */
  readonly living: Living | undefined
  /** Whether the child returned to it by turning back. */
  readonly comesBack: boolean
  /** A question lies over it: what lives in it rests. */
  readonly isAsked: boolean
  readonly children: ReactNode
}

/** A page of the book: either open, or below the open one and seen when that is turned. The same elements serve as both in turn. */
export function PageSheet({ living, comesBack, isAsked, children }: SheetProps) {
  const [wasPrefetched] = useState(living === undefined)
  const isOpen = living !== undefined
  return (
    <figure
      className={isOpen ? clsx('pic sheet', wasPrefetched && 'is-turned-to', comesBack && 'comes-back') : 'next-sheet'}
      aria-hidden={!isOpen || isAsked}
      inert={!isOpen || isAsked}
    >
      {children}
      {living && !isAsked && <LivingPicture {...living} isSeen={wasPrefetched} />}
    </figure>
  )
}

/** What answers a touch beside the game, and the paw-print of who was found here. */
function MoreInPicture({ task, play, language }: Pick<Living, 'play' | 'language'> & { readonly task: OpenTask }) {
  const { bookId, pageId, pictureId, services } = task
  const sprites = pictureId === undefined ? undefined : services.picture(pictureId)?.sprites
  if (!sprites) return null
  const played = play.snapshot?.targets.map(({ id }) => id).join('\n') ?? ''
  return (
    <>
      <PawPrint {...{ bookId, pageId, language }} />
      {play.send && !play.hasFailed && (
        <PictureExtras {...{ bookId, pageId, sprites, played, language }} send={play.send} />
      )}
    </>
  )
}

/** The stage of a page's picture and its overlays. */
function LivingPicture(props: Living & { readonly isSeen: boolean }) {
  const { task, play, language, isSeen, isPaused, isInvited, help, room, goOnWord, onRetry } = props
  const words = readerText[language]
  const on = useSteady({ message: play.stage.onMessage, session: play.stage.onSession })
  return (
    <>
      {task && !play.hasFailed && (
        <GameStage
          task={task}
          language={language}
          isSeen={isSeen}
          isPaused={isPaused || room.isAsked}
          isInvited={isInvited}
          onMessage={on.message}
          onSession={on.session}
        />
      )}
      {play.snapshot && !play.feedback && help === undefined && (
        <ScoreStrip snapshot={play.snapshot} kind={task?.kind} language={language} />
      )}
      {help !== undefined && !play.feedback && !room.isAsked && (
        <p className="bubble" lang={language}>
          <span className="bubble-kiko" />
          {help}
        </p>
      )}
      {room.isAsked && !play.hasFailed && <TurnPhone language={language} goOnWord={goOnWord} onGoOn={room.goOn} />}
      {play.snapshot && !play.feedback && help === undefined && !room.isAsked && (
        <Caption snapshot={play.snapshot} kind={task?.kind} isRepeated={play.isRepeated} language={language} />
      )}
      <Feedback feedback={play.feedback} language={language} />
      {task && <MoreInPicture task={task} play={play} language={language} />}
      {play.hasFailed && (
        <div className="stage-failure panel" role="alert" lang={language}>
          <p>{words.failed}</p>
          <Bar icon="again" data-control="again" onClick={onRetry}>
            {commonText[language].tryAgain}
          </Bar>
        </div>
      )}
    </>
  )
}
