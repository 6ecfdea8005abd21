import './voice.css'
import { clsx } from 'clsx'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ToGame } from '../../../game/bridge.ts'
import type { Language } from '../../../game/language.ts'
import type { PageSnapshot } from '../../../game/runtime/pageHandle.ts'
import { Control } from '../../ui/controls/Control.tsx'
import type { Ear, EarView } from './ear.ts'
import { EarFace } from './EarFace.tsx'
import { NumberButtons } from './NumberButtons.tsx'
import { useEar } from './useEar.ts'
import { voiceText } from './text/index.ts'

interface Props {
  readonly language: Language
  readonly send: (message: ToGame) => void
  readonly snapshot: PageSnapshot
  /** A dialog is open. */
  readonly isPaused: boolean
  /** The child starts to call: narration must stop. */
  readonly onBegin: () => void
  /** Speech recognition or the microphone is missing. */
  readonly onLost: () => void
}

/** Voice controls over the picture: the ear, and number buttons if calling is not possible. Renders nothing once all goats have jumped. */
export function VoicePlay({ language, send, snapshot, isPaused, onBegin, onLost }: Props) {
  const { report, targets } = snapshot
  const isOver = report.status === 'completed'
  const ear = useEar({
    language,
    isPaused,
    jumped: report.progress.done,
    isOver,
    pass: (phrase) => send({ type: 'heard', phrase }),
    lost: onLost,
  })
  const view = useSyncExternalStore(ear.subscribe, ear.getView)
  useAnnouncedLoss(view.needsNumbers, onLost)
  if (isOver) return null
  return (
    <>
      <div className="voice-play" lang={language}>
        <EarButton
          ear={ear}
          view={view}
          language={language}
          onPress={() => {
            if (view.state === 'off') onBegin()
            ear.press()
          }}
        />
        {view.needsNumbers && (
          <NumberButtons
            targets={targets}
            language={language}
            onPress={(targetId) => send({ type: 'move', targetId })}
          />
        )}
        {window.__storybook && <VoiceLines ear={ear} />}
      </div>
      {view.state !== 'off' && (
        <p className="voice-note" lang={language}>
          {voiceText[language][view.way]}
        </p>
      )}
    </>
  )
}

/** Reports on mount if the browser cannot listen at all. */
function useAnnouncedLoss(needsNumbers: boolean, onLost: () => void): void {
  const [isMissing] = useState(needsNumbers)
  const emit = useRef(isMissing ? onLost : undefined)
  useEffect(() => {
    emit.current?.()
    emit.current = undefined
  }, [])
}

interface EarProps {
  readonly ear: Ear
  readonly view: EarView
  readonly language: Language
  readonly onPress: () => void
}

/** The ear button: off, listening, lit by the voice, and whether it understood. Its icons need no reading. */
function EarButton({ ear, view, language, onPress }: EarProps) {
  const words = voiceText[language]
  const light = useRef<HTMLDivElement>(null)
  useEffect(() => ear.onLevel((strength) => light.current?.style.setProperty('--level', strength.toFixed(2))), [ear])
  const isOn = view.state !== 'off'
  return (
    <div ref={light} className={clsx('voice-ear', `is-${view.state}`, view.isSounding && 'is-sounding', view.answer)}>
      <Control
        className="c-voice"
        theme={isOn ? 'emerald' : 'violet'}
        word={isOn ? words.stop : words.speak}
        more={isOn ? words.stopListening : undefined}
        isBig
        calls={!isOn}
        onClick={onPress}
        face={<EarFace view={view} />}
      />
      <p className="visually-hidden" role="status">
        {words.status[view.state]}
      </p>
    </div>
  )
}

/** The last log lines, for testers (shown with the debug hook only). */
function VoiceLines({ ear }: { readonly ear: Ear }) {
  return (
    <ol className="voice-lines" aria-hidden="true">
      {ear.log.lines.map((line, index) => (
        // Lines repeat and have no id, so the index is part of the key.
        <li key={`${index} ${line}`}>{line}</li>
      ))}
    </ol>
  )
}
