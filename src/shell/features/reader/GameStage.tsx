import './stage.css'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { PageChannel, type ToGame, type ToShell } from '../../../game/bridge.ts'
import type { KindModule } from '../../../game/kind.ts'
import type { Language } from '../../../game/language.ts'
import type { Layout } from '../../../game/rules/kindRules.ts'
import type { OpenPageOptions, PageSession } from '../../../game/runtime/pageSession.ts'
import type { StageServices } from '../../../game/services.ts'
import { AccessLayer } from './AccessLayer.tsx'
import { loadRuntime } from './runtime.ts'

/** What is to be played. A new object opens the page anew, so keep it stable. */
export interface StageTask {
  readonly kind: KindModule
  /** Parsed by the kind's schema. */
  readonly config: unknown
  readonly bookId: number
  readonly pageId: string
  readonly pictureId: string | undefined
  readonly services: StageServices
  readonly layout: Layout
  readonly seed: number
  readonly motion: OpenPageOptions['motion']
}

/** How the page speaks to the scene. Messages before the scene is there wait for it. */
export type Send = (message: ToGame) => void

interface Props {
  readonly task: StageTask
  readonly language: Language
  /** Stands still: a dialog is open. */
  readonly isPaused: boolean
  /** The story has been heard: the scene may show how to play. */
  readonly isInvited: boolean
  readonly onMessage: (message: ToShell) => void
  /** The opened page, and how to speak to it; `undefined` when it is left. */
  readonly onSession: (session: PageSession | undefined, send: Send) => void
}

const NOWHERE: Send = () => undefined

/** The shell's only door to Phaser: the stage's canvas and, over it, a control for each thing that can be touched. */
export function GameStage({ task, language, isPaused, isInvited, onMessage, onSession }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<{ readonly session: PageSession; readonly send: Send }>()
  const [isReady, setIsReady] = useState(false)
  const latest = useRef({ language, onMessage, onSession })
  useEffect(() => {
    latest.current = { language, onMessage, onSession }
  })

  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const channel = new PageChannel()
    let session: PageSession | undefined
    let isLeft = false
    channel.toShell.listen((message) => {
      if (message.type === 'ready') setIsReady(true)
      latest.current.onMessage(message)
    })
    loadRuntime().then(
      ({ openPage }) => {
        // Left before the stage came: StrictMode's first mount, or a quick turn of the page.
        if (isLeft) return
        session = openPage({ ...task, host: element, channel, language: latest.current.language })
        const send: Send = (message) => channel.toGame.send(message)
        setOpened({ session, send })
        latest.current.onSession(session, send)
      },
      (error: unknown) => channel.toShell.send({ type: 'failed', reason: 'scene-threw', detail: String(error) }),
    )
    return () => {
      isLeft = true
      session?.close()
      channel.close()
      setOpened(undefined)
      setIsReady(false)
      latest.current.onSession(undefined, NOWHERE)
    }
  }, [task])

  useStageState(opened?.send, language, isPaused, isInvited)
  return (
    <>
      <div ref={host} className={clsx('stage-host', isReady && 'is-ready')} />
      {opened && <AccessLayer session={opened.session} send={opened.send} language={language} />}
    </>
  )
}

/** Tells the scene what holds now, and again when another scene is opened. */
function useStageState(send: Send | undefined, language: Language, isPaused: boolean, isInvited: boolean): void {
  useEffect(() => {
    send?.({ type: 'setLanguage', language })
  }, [send, language])
  useEffect(() => {
    if (!isPaused) return undefined
    send?.({ type: 'pause' })
    return () => send?.({ type: 'resume' })
  }, [send, isPaused])
  useEffect(() => {
    if (isInvited) send?.({ type: 'invite' })
  }, [send, isInvited])
}
