import './stage.css'
import { clsx } from 'clsx'
import { memo, useEffect, useRef, useState } from 'react'
import { PageChannel, type ToGame, type ToShell } from '../../../game/bridge.ts'
import type { KindModule } from '../../../game/kind.ts'
import type { Language } from '../../../game/language.ts'
import type { Layout } from '../../../game/rules/kindRules.ts'
import { afterFrame } from '../../../game/runtime/afterFrame.ts'
import { askEarly, filesFor } from '../../../game/runtime/earlyFiles.ts'
import type { OpenPageOptions, PageSession } from '../../../game/runtime/pageSession.ts'
import type { StageServices } from '../../../game/services.ts'
import { AccessLayer } from './AccessLayer.tsx'
import { loadRuntime } from '../../lib/stageRuntime.ts'

/** What is to be played. A new object opens the page anew, so keep it stable. */
export interface StageTask {
  readonly kind: KindModule
  /** Parsed by the kind's schema. */
  readonly config: unknown
  readonly bookId: number
  readonly pageId: string
  readonly pictureId: string | undefined
  /** The key of the reader's look (`content/look.ts`). */
  readonly look?: string | undefined
  readonly services: StageServices
  readonly layout: Layout
  readonly seed: number
  readonly motion: OpenPageOptions['motion']
  readonly isCalm: boolean
  readonly doneLine: OpenPageOptions['doneLine']
  readonly cues?: OpenPageOptions['cues']
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

interface Opened {
  readonly session: PageSession
  readonly send: Send
  /** The language it was opened in. */
  readonly language: Language
}

const NOWHERE: Send = () => undefined

/** Speaks to a page until it is left: whoever still keeps `send` then (a handler of the page before) keeps nothing else alive by it. */
function makeSender({ toGame }: PageChannel): { readonly send: Send; cut(): void } {
  let port: PageChannel['toGame'] | undefined = toGame
  return {
    send: (message) => port?.send(message),
    cut() {
      port = undefined
    },
  }
}

function filesOf({ pictureId, look, services }: StageTask, host: HTMLElement, hasAvif: boolean): readonly string[] {
  const picture = pictureId === undefined ? undefined : services.picture(pictureId)
  return picture ? filesFor(picture, host.clientWidth, hasAvif, look) : []
}

/** The shell's only door to Phaser: the stage's canvas and, over it, a control for each thing that can be touched. */
export const GameStage = memo(({ task, language, isPaused, isInvited, onMessage, onSession }: Props) => {
  const host = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const [isReady, setIsReady] = useState(false)
  const latest = useRef({ language, onMessage, onSession })
  useEffect(() => {
    latest.current = { language, onMessage, onSession }
  }, [language, onMessage, onSession])

  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const channel = new PageChannel()
    const sender = makeSender(channel)
    const forgetFiles = askEarly((hasAvif) => filesOf(task, element, hasAvif))
    let session: PageSession | undefined
    let isLeft = false
    channel.toShell.listen((message) => {
      if (message.type === 'ready') setIsReady(true)
      latest.current.onMessage(message)
    })
    // The page is turned first: its still and its text are drawn before its stage is made.
    afterFrame(() => {
      if (isLeft) return
      loadRuntime().then(
        ({ openPage }) => {
          // Left before the stage came: StrictMode's first mount, or a quick turn of the page.
          if (isLeft) return
          const { language } = latest.current
          session = openPage({ ...task, host: element, channel, language })
          setOpened({ session, send: sender.send, language })
          latest.current.onSession(session, sender.send)
        },
        (error: unknown) => channel.toShell.send({ type: 'failed', reason: 'scene-threw', detail: String(error) }),
      )
    })
    return () => {
      isLeft = true
      forgetFiles()
      session?.close()
      channel.close()
      sender.cut()
      setOpened(undefined)
      setIsReady(false)
      latest.current.onSession(undefined, NOWHERE)
    }
  }, [task])

  useStageState(opened, language, isPaused, isInvited)
  return (
    <>
      <div ref={host} className={clsx('stage-host', isReady && 'is-ready')} />
      {opened && <AccessLayer session={opened.session} send={opened.send} language={language} />}
    </>
  )
})

/** Tells the scene what holds now, and again when another scene is opened. */
function useStageState(opened: Opened | undefined, language: Language, isPaused: boolean, isInvited: boolean): void {
  const told = useRef<{ readonly opened: Opened; readonly language: Language }>(undefined)
  useEffect(() => {
    if (!opened) return
    const known = told.current?.opened === opened ? told.current.language : opened.language
    told.current = { opened, language }
    if (known !== language) opened.send({ type: 'setLanguage', language })
  }, [opened, language])
  useEffect(() => {
    if (!isPaused || !opened) return undefined
    opened.send({ type: 'pause' })
    return () => opened.send({ type: 'resume' })
  }, [opened, isPaused])
  useEffect(() => {
    if (isInvited) opened?.send({ type: 'invite' })
  }, [opened, isInvited])
}
