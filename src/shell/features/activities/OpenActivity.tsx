import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Activity } from '../../../content/index.ts'
import { message } from '../../../content/messages.ts'
import type { Language } from '../../../game/language.ts'
import { hasAvifFile } from '../../../game/scene/picture/pictureFormat.ts'
import type { Tried } from '../../../game/bridge.ts'
import { activityKindOf } from '../../../scenes/activityKinds.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { Notice } from '../../ui/screen/Notice.tsx'
import type { BookMedia } from '../../lib/books/bookMedia.ts'
import {
  PagePicture,
  readerText,
  PosterPicture,
  useHelp,
  usePlay,
  useRoomToPlay,
  useSceneTimer,
} from '../reader/index.ts'
import type { Score } from './useFlow.ts'
import { type SoFar, useTally } from './useTally.ts'
import { ActivityBackRoutes, ActivityNextRoutes, type BackFace } from './ActivityControls.tsx'
import { activityText } from './text/index.ts'
import { activityTask } from './activityTask.ts'

/** How long the last praise is shown before the end dialog, ms of the scene's clock. */
const PRAISE_MS = 1200

interface Props {
  readonly bookId: number
  readonly activity: Activity
  /** Names it in events and on the stage; by default its id. */
  readonly place?: string
  readonly media: BookMedia
  readonly language: Language
  /** A dialog is open. */
  readonly isPaused: boolean
  readonly backRoute: string
  /** Sign and word of the way back; the library's where it is absent. */
  readonly back?: BackFace
  /** Title and steps. */
  readonly children: ReactNode
  readonly onFinished: (score: Score) => void
  /** Called if the activity is closed before its end, with its tally so far. */
  readonly onLeft: (soFar: SoFar) => void
  readonly onTried?: (tried: Tried) => void
  /** Skips an activity that cannot be played. */
  readonly onSkip: () => void
}

/** One activity on the stage, with its controls. */
export function OpenActivity(props: Props) {
  const { activity, language, isPaused, backRoute, back, children, onSkip } = props
  const { task, play, help, room, retry } = useActivity(props)
  const kind = activityKindOf(activity.type)
  const question = play.snapshot?.question
  const helpText = question
    ? message(question.key, question.params ?? {}, language, kind?.messages)
    : activity.instruction[language]
  const controls = { controls: kind?.controls ?? {}, snapshot: play.snapshot, send: play.send, language }
  return (
    <main className="reader act" data-type={activity.type} data-notes={kind?.notes} tabIndex={-1}>
      <ActivityBackRoutes
        {...controls}
        backRoute={backRoute}
        back={back}
        isHelpOpen={help.isOpen}
        onHelp={() => (help.isOpen ? help.close() : void help.open())}
      />
      <header>{children}</header>
      {task ? (
        <PagePicture
          task={task}
          play={play}
          language={language}
          isPaused={isPaused}
          isInvited
          help={help.isOpen ? helpText : undefined}
          room={room}
          goOnWord={readerText[language].skip}
          onRetry={retry}
        >
          {activity.image && (
            <PosterPicture
              src={activity.image}
              alt={activity.description[language]}
              word={activity.title[language]}
              hasAvif={hasAvifFile(activity.image)}
            />
          )}
        </PagePicture>
      ) : (
        <div className="slot">
          <Notice kiko="peek">
            <h2>{activityText[language].noGame}</h2>
            <Bar icon="next" data-control="continue" onClick={onSkip}>
              {commonText[language].next}
            </Bar>
          </Notice>
        </div>
      )}
      <ActivityNextRoutes {...controls} />
    </main>
  )
}

function useActivity({ bookId, activity, media, language, onFinished, onLeft, onTried, onSkip, ...props }: Props) {
  const place = props.place ?? String(activity.id)
  const [opening, setOpening] = useState(0)
  const task = useMemo(
    () => activityTask(bookId, activity, media, { place, opening }),
    [bookId, activity, media, place, opening],
  )
  const help = useHelp(place, activity.instructionAudio[language], media)
  const { after } = useSceneTimer()
  const tally = useTally(onLeft)
  const play = usePlay({
    bookId,
    place,
    kind: activityKindOf(activity.type),
    language,
    onTouched: help.close,
    onCompleted(score) {
      tally.end()
      after(PRAISE_MS, () => onFinished(score))
    },
    onTried(tried) {
      tally.tried(tried)
      onTried?.(tried)
    },
  })
  const expected = play.snapshot?.report.progress.total ?? 0
  useEffect(() => tally.expect(expected))
  // The instruction plays first; the scene's lines wait until it ends.
  const { open } = help
  useEffect(() => {
    if (!task) return undefined
    const close = task.services.open()
    task.services.waitFor(open())
    return close
  }, [task, open])
  const room = useRoomToPlay(play, place)
  const { isAsked } = room
  useEffect(() => {
    if (!isAsked) return undefined
    // No narration while the child is asked to rotate the screen.
    media.audio.voice.hold('page')
    return () => media.audio.voice.release('page')
  }, [isAsked, media])
  const retry = () => {
    play.forgive()
    setOpening((count) => count + 1)
  }
  return { task, play, help, room: { ...room, goOn: onSkip }, retry }
}
