import { useEffect, useState } from 'react'
import type { Language } from '../../../game/language.ts'
import { audioDesk } from '../../lib/sound/audioDesk.ts'
import { Ear, type EarListener } from './ear.ts'

interface Options extends EarListener {
  readonly language: Language
  /** A dialog is open. */
  readonly isPaused: boolean
  /** Goats that have jumped, and whether all have. */
  readonly jumped: number
  readonly isOver: boolean
}

/** The ear of an open page: silent while the app speaks, let go when the page is left or hidden or the game is over. */
export function useEar({ language, isPaused, jumped, isOver, pass, lost }: Options): Ear {
  const [ear] = useState(() => new Ear(language))
  useEffect(() => ear.emit({ pass, lost }))
  useEffect(() => ear.setLanguage(language), [ear, language])
  useEffect(() => {
    // Nobody is listened to behind a hidden page; a new press is needed afterwards.
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

/** Does the app's voice speak now? */
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
      // Without sound nothing speaks.
      () => undefined,
    )
    return () => {
      isLeft = true
      forget?.()
    }
  }, [])
  return isSpeaking
}
