import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ToShell, Tried } from '../../../../game/bridge.ts'
import type { KindModule } from '../../../../game/kind.ts'
import type { Language } from '../../../../game/language.ts'
import type { PageHandle, PageSnapshot } from '../../../../game/runtime/pageHandle.ts'
import type { Target } from '../../../../game/targets.ts'
import type { Send } from './openStage.ts'
import { lastInput, noteInput } from '../controls/inputs.ts'
import { learningEvents } from '../../../lib/service/learningEvents.ts'
import { steadySnapshots } from './steadySnapshots.ts'
import type { FeedbackText } from '../controls/Feedback.tsx'
import { useFeedback } from '../controls/useFeedback.ts'

interface Options {
  readonly bookId: number
  readonly place: string
  /** What plays it; `undefined` if nothing can. */
  readonly kind: KindModule | undefined
  readonly language: Language
  readonly onTouched: () => void
  readonly onCompleted: (message: Extract<ToShell, { type: 'completed' }>) => void
  readonly onTried?: (tried: Tried) => void
  /** The character that hides on the page was found. */
  readonly onFound?: () => void
}

interface Opened {
  /** The page or activity for which it was opened. */
  readonly place: string
  readonly session: PageHandle
  readonly send: Send
}

/** The shell's view of the opened scene. */
export interface ScenePlay {
  /** Undefined until the scene is opened. */
  readonly snapshot: PageSnapshot | undefined
  readonly send: Send | undefined
  /** The current targets, with their boxes in CSS px. */
  readonly targets: () => readonly Target[]
  /** The same targets with the boxes in which they come to rest. */
  readonly restingTargets: () => readonly Target[]
  readonly hasFailed: boolean
  /** Clears the failure, so that the page can be opened again. */
  readonly forgive: () => void
  /** The child had the current question repeated. */
  readonly isRepeated: boolean
  readonly feedback: FeedbackText | undefined
  readonly showDone: () => void
  readonly showNoVoice: () => void
  readonly hideFeedback: () => void
  /** For `GameStage`, which opens the scene. */
  readonly stage: {
    readonly onMessage: (message: ToShell) => void
    readonly onSession: (session: PageHandle | undefined, send: Send) => void
  }
}

/** Connects the shell to the scene of a page or activity: snapshot, messages, commands, failure. */
export function usePlay({ bookId, place, kind, language, ...on }: Options): ScenePlay {
  const [latest, setOpened] = useState<Opened>()
  // A scene opened for another place has been left: nothing of it is shown.
  const opened = latest?.place === place ? latest : undefined
  const here = useLatest(place)
  // Stored per place, so that another page gets a new chance.
  const [failedAt, setFailedAt] = useState<string>()
  const { feedback, show, showDone, takeBackMiss, hide } = useFeedback(kind, language)
  const session = opened?.session
  const snapshot = useSnapshot(session)
  const { isRepeated, noteRepeat } = useRepeated(place, snapshot)

  function onMessage(message: ToShell) {
    switch (message.type) {
      case 'feedback':
        return show(message.tone, message.message)
      case 'touched':
        return on.onTouched()
      case 'completed':
        return on.onCompleted(message)
      case 'tried': {
        const { type: _, ...tried } = message
        on.onTried?.(tried)
        if (tried.ok) takeBackMiss()
        return recordTry({ bookId, place, ...tried }, snapshot, language)
      }
      case 'found':
        return on.onFound?.()
      case 'failed':
        console.warn(`${place}: ${message.reason}`, message.detail)
        // A placeholder replaces a missing picture, and play continues.
        return message.reason === 'asset-missing' ? undefined : setFailedAt(place)
      case 'ready':
        return setFailedAt(undefined)
      default:
        return undefined
    }
  }

  return {
    snapshot,
    send: opened?.send,
    targets: useCallback(() => session?.targets() ?? [], [session]),
    restingTargets: useCallback(() => session?.restingTargets() ?? [], [session]),
    hasFailed: failedAt === place,
    forgive: () => setFailedAt(undefined),
    isRepeated,
    feedback,
    showDone,
    showNoVoice: () => show('info', { key: 'voice.none' }),
    hideFeedback: hide,
    stage: {
      onMessage,
      onSession: (session: PageHandle | undefined, send: Send) => {
        if (session) setOpened({ place, session, send: noticing(send, noteRepeat) })
        // A session of a page that has been turned is not shown any more.
        else if (here.current === place) setOpened(undefined)
      },
    },
  }
}

/** Records a try for the teacher. */
function recordTry(
  tried: Tried & { readonly bookId: number; readonly place: string },
  snapshot: PageSnapshot | undefined,
  language: Language,
): void {
  const byHand = snapshot?.targets.some(({ kind }) => kind === 'drag') ? 'drag' : 'tap'
  learningEvents.record({ type: 'try', ...tried, input: lastInput(byHand) }, language)
}

/** The value of the last render, for callbacks that come later. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/** The session's snapshot; the same object as long as only places have changed. */
function useSnapshot(session: PageHandle | undefined): PageSnapshot | undefined {
  return useSyncExternalStore(
    useCallback((listener: () => void) => session?.subscribe(listener) ?? (() => undefined), [session]),
    useMemo(() => {
      const steady = steadySnapshots()
      return () => session && steady(session.getSnapshot())
    }, [session]),
  )
}

/** Whether the child had the present question repeated. */
function useRepeated(place: string, snapshot: PageSnapshot | undefined) {
  const [repeated, setRepeated] = useState<string>()
  const asked = snapshot && `${place} ${JSON.stringify(snapshot.question)}`
  const latest = useLatest(asked)
  return {
    isRepeated: asked !== undefined && repeated === asked,
    noteRepeat: () => setRepeated(latest.current),
  }
}

/** Notes that a spoken phrase is a move by voice, and that the question is repeated. */
function noticing(send: Send, onRepeat: () => void): Send {
  return (message) => {
    if (message.type === 'repeat') onRepeat()
    if (message.type === 'heard') noteInput('voice')
    send(message)
  }
}
