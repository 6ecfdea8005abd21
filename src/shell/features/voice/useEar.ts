import { useEffect, useState } from 'react'
import type { Language } from '../../../game/language.ts'
import { audioDesk } from '../../lib/sound/audioDesk.ts'
import { Ear, type EarListener } from './ear.ts'

interface Options extends EarListener {
  readonly language: Language
  /** A dialog is open. */
  readonly isPaused: boolean
  /** Number of goats that have jumped. */
  readonly jumped: number
  readonly isOver: boolean
}

/** The ear of an open page. It is muted while the app speaks and closed when the page is left or hidden or the game is over. */
export function useEar({ language, isPaused, jumped, isOver, pass, lost }: Options): Ear {
  const [ear] = useState(() => new Ear(language))
  useEffect(() => ear.emit({ pass, lost }))
  useEffect(() => ear.setLanguage(language), [ear, language])
  useEffect(() => {
    // A hidden page must not listen; afterwards the child has to press again.
    const leave = () => document.hidden && ear.close()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      ear.close()
    }
  }, [ear])

  const isSpeaking = useIsSpeaking()
  useEffect(() => ear.mute(isSpeaking || isPaused), [ear, isSpeaking, isPaused])
  useEffect(() => {
    if (jumped > 0) ear.caught()
  }, [ear, jumped])
  useEffect(() => {
    if (isOver) ear.close()
  }, [ear, isOver])
  return ear
}

/** Whether the app's narration voice is speaking. */
function useIsSpeaking(): boolean {
  const [isSpeaking, setIsSpeaking] = useState(false)
  useEffect(() => {
    let isLeft = false
    let forget: (() => void) | undefined
    audioDesk().then(
      ({ voice }) => {
        if (isLeft) return
        setIsSpeaking(voice.isSpeaking)
        forget = voice.onSpeaking(setIsSpeaking)
      },
      // Without sound the app never speaks.
      () => undefined,
    )
    return () => {
      isLeft = true
      forget?.()
    }
  }, [])
  return isSpeaking
}
