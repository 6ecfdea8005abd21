import type { ReactNode } from 'react'
import type { Language } from '../../../game/language.ts'
import { names } from '../../lib/names.ts'
import { useSteady } from '../../lib/useSteady.ts'
import { Bar } from '../../ui/Bar.tsx'
import { Feedback } from './Feedback.tsx'
import { GameStage } from './GameStage.tsx'
import type { OpenTask } from './pageTask.ts'
import { readerWords } from './readerWords.ts'
import { ScoreStrip } from './ScoreStrip.tsx'
import { TurnPhone } from './TurnPhone.tsx'
import type { usePlay } from './usePlay.ts'
import type { RoomToPlay } from './useRoomToPlay.ts'

interface Props {
  readonly task: OpenTask | undefined
  readonly play: ReturnType<typeof usePlay>
  readonly language: Language
  readonly isPaused: boolean
  readonly isInvited: boolean
  /** The question of the page, shown until it is put away. */
  readonly help: string | undefined
  /** The still picture, and what else lies on the frame. */
  readonly children: ReactNode
  /** Whether there is room for fingers, and what the way on without playing is called. */
  readonly room: RoomToPlay
  readonly goOnWord: string
  readonly onRetry: () => void
}

/** The picture: still at once, then the living stage over it, with its words and counts. */
export function PagePicture(props: Props) {
  const { task, play, language, isPaused, isInvited, help, room, goOnWord, children, onRetry } = props
  const words = readerWords[language]
  const on = useSteady({ message: play.stage.onMessage, session: play.stage.onSession })
  return (
    <div className="slot">
      <figure className="pic">
        {children}
        {task && !play.hasFailed && (
          <GameStage
            task={task}
            language={language}
            isPaused={isPaused || room.isAsked}
            isInvited={isInvited}
            onMessage={on.message}
            onSession={on.session}
          />
        )}
        {play.snapshot && !play.feedback && help === undefined && (
          <ScoreStrip snapshot={play.snapshot} language={language} />
        )}
        {help !== undefined && !play.feedback && !room.isAsked && (
          <p className="bubble" lang={language}>
            <span className="bubble-kiko" />
            {help}
          </p>
        )}
        {room.isAsked && !play.hasFailed && <TurnPhone language={language} goOnWord={goOnWord} onGoOn={room.goOn} />}
        <Feedback feedback={play.feedback} language={language} />
        {play.hasFailed && (
          <div className="stage-failure panel" role="alert" lang={language}>
            <p>{words.failed}</p>
            <Bar icon="again" data-control="again" onClick={onRetry}>
              {names[language].tryAgain}
            </Bar>
          </div>
        )}
      </figure>
    </div>
  )
}
