import { useCallback, useState, useSyncExternalStore } from 'react'
import type { ToShell } from '../../../game/bridge.ts'
import type { Language } from '../../../game/language.ts'
import type { PageSession, PageSnapshot } from '../../../game/runtime/pageSession.ts'
import type { Send } from './GameStage.tsx'
import { learningEvents } from './learningEvents.ts'
import { useFeedback } from './useFeedback.ts'

interface Options {
  readonly bookId: number
  readonly place: string
  readonly type: string
  readonly language: Language
  readonly onTouched: () => void
  readonly onCompleted: (message: Extract<ToShell, { type: 'completed' }>) => void
}

/** What the shell knows of the opened scene: its snapshot, its words, how to speak to it, and whether it gave up. */
export function usePlay({ bookId, place, type, language, onTouched, onCompleted }: Options) {
  const [opened, setOpened] = useState<{ readonly session: PageSession | undefined; readonly send: Send }>()
  const [hasFailed, setHasFailed] = useState(false)
  const { feedback, show, showDone, hide } = useFeedback(type, language)
  const session = opened?.session
  const snapshot: PageSnapshot | undefined = useSyncExternalStore(
    useCallback((listener: () => void) => session?.subscribe(listener) ?? (() => undefined), [session]),
    () => session?.getSnapshot(),
  )

  function onMessage(message: ToShell) {
    switch (message.type) {
      case 'feedback':
        return show(message.tone, message.message)
      case 'touched':
        return onTouched()
      case 'completed':
        return onCompleted(message)
      case 'tried': {
        const { type: _, ...tried } = message
        return learningEvents.record({ type: 'try', bookId, place, ...tried }, language)
      }
      case 'failed':
        console.warn(`${place}: ${message.reason}`, message.detail)
        // A placeholder stands in for a missing picture, and the play goes on.
        return message.reason === 'asset-missing' ? undefined : setHasFailed(true)
      case 'ready':
        return setHasFailed(false)
      default:
        return undefined
    }
  }

  return {
    snapshot,
    send: opened?.send,
    hasFailed,
    forgive: () => setHasFailed(false),
    feedback,
    showDone,
    showNoVoice: () => show('info', { key: 'goats.noVoice' }),
    hideFeedback: hide,
    stage: { onMessage, onSession: (session: PageSession | undefined, send: Send) => setOpened({ session, send }) },
  }
}
