import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '../../../game/language.ts'
import { Ctl } from '../../ui/Ctl.tsx'
import type { Send } from './GameStage.tsx'
import { collectPhrases } from './phrases.ts'
import { listen } from './recogniser.ts'
import { watchVoice } from './voiceLight.ts'

interface Props {
  readonly language: Language
  readonly send: Send
  /** There is no voice recognition, or no microphone. */
  readonly onFailed: () => void
}

const NAMES = { en: ['Speak', 'Stop listening'], id: ['Bicara', 'Berhenti mendengarkan'] } as const

/** Calls by voice, only after a press: the microphone is never opened by itself. The light says that a voice is heard. */
export function VoiceButton({ language, send, onFailed }: Props) {
  const [isOn, setIsOn] = useState(false)
  const [isSpeaking, setIsSpeaking] = useState(false)
  const fail = useEffectEvent(() => {
    setIsOn(false)
    onFailed()
  })
  const pass = useEffectEvent((phrase: string) => send({ type: 'heard', phrase }))

  useEffect(() => {
    if (!isOn) return undefined
    let isLeft = false
    let darken: (() => void) | undefined
    const phrases = collectPhrases(
      /Android/i.test(navigator.userAgent),
      (phrase) => pass(phrase),
      () => recognition.restart(),
    )
    const giveUp = () => {
      if (isLeft) return
      isLeft = true
      fail()
    }
    const recognition = listen(language, phrases.hear, giveUp)
    // Without recognition the microphone is of no use, so it is not asked for.
    if (!isLeft) {
      watchVoice(setIsSpeaking).then((stop) => {
        if (isLeft) stop()
        else darken = stop
      }, giveUp)
    }
    // Nobody is listened to behind a hidden page; a new press is needed afterwards.
    const hush = () => {
      if (document.hidden) setIsOn(false)
    }
    document.addEventListener('visibilitychange', hush)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', hush)
      phrases.stop()
      recognition.stop()
      darken?.()
      setIsSpeaking(false)
    }
  }, [isOn, language])

  return (
    <Ctl
      className={clsx('c-voice', isSpeaking && 'is-speaking')}
      theme="violet"
      word={NAMES.en[0]}
      name={NAMES[language][isOn ? 1 : 0]}
      aria-pressed={isOn}
      onClick={() => setIsOn(!isOn)}
      face={
        <svg className="icon" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
          <path d="M24 5a7 7 0 0 1 7 7v11a7 7 0 0 1-14 0V12a7 7 0 0 1 7-7Z" />
          <path className="line" d="M11 22a13 13 0 0 0 26 0M24 35v8M16 43h16" />
        </svg>
      }
    />
  )
}
