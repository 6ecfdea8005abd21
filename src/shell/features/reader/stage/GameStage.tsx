import './stage.css'
import { clsx } from 'clsx'
import { memo, useEffect, useRef, useState } from 'react'
import type { ToShell } from '../../../../game/bridge.ts'
import type { Language } from '../../../../game/language.ts'
import type { PageHandle } from '../../../../game/runtime/pageHandle.ts'
import { AccessLayer } from '../access/AccessLayer.tsx'
import { type Opened, openStage, type Send, type StageTask } from './openStage.ts'

interface Props {
  readonly task: StageTask
  readonly language: Language
  /** Its picture was on the screen before: the page was turned to. */
  readonly isSeen?: boolean
  /** A dialog is open: the scene pauses. */
  readonly isPaused: boolean
  /** The narration has ended: the scene may show how to play. */
  readonly isInvited: boolean
  readonly onMessage: (message: ToShell) => void
  /** Called with the opened page and its `send`, and with `undefined` when it is left. */
  readonly onSession: (session: PageHandle | undefined, send: Send) => void
}

const NOWHERE: Send = () => undefined

/** The shell's only access to Phaser: the stage's canvas and, over it, a control for each target. */
export const GameStage = memo(
  ({ task, language, isSeen = false, isPaused, isInvited, onMessage, onSession }: Props) => {
    const host = useRef<HTMLDivElement>(null)
    const [opened, setOpened] = useState<Opened>()
    const [isReady, setIsReady] = useState(false)
    const latest = useRef({ language, isSeen, onMessage, onSession })
    useEffect(() => {
      latest.current = { language, isSeen, onMessage, onSession }
    }, [language, isSeen, onMessage, onSession])

    useEffect(() => {
      const element = host.current
      if (!element) return undefined
      const leave = openStage(task, element, {
        isSeen: latest.current.isSeen,
        language: () => latest.current.language,
        hear(message) {
          if (message.type === 'ready') setIsReady(true)
          latest.current.onMessage(message)
        },
        opened(page) {
          setOpened(page)
          latest.current.onSession(page.session, page.send)
        },
      })
      return () => {
        leave()
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
  },
)

/** Sends language, pause and invitation to the scene, also after another scene was opened. */
function useStageState(opened: Opened | undefined, language: Language, isPaused: boolean, isInvited: boolean): void {
  const reported = useRef<{ readonly opened: Opened; readonly language: Language }>(undefined)
  useEffect(() => {
    if (!opened) return
    const known = reported.current?.opened === opened ? reported.current.language : opened.language
    reported.current = { opened, language }
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
