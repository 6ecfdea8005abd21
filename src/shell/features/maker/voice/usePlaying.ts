import { use, useCallback, useEffect, useRef, useState } from 'react'
import type { PlayedPart, Playing } from './player.ts'
import { Tools } from './tools.ts'

const LOOK_MS = 50

/** Plays sounds, one at a time; `position` is ms from the beginning of the file while one plays. Leaving stops it. */
export function usePlaying() {
  const { play } = use(Tools)
  const playing = useRef<Playing>(undefined)
  const [position, setPosition] = useState<number>()
  const [isBroken, setIsBroken] = useState(false)
  const isOn = position !== undefined
  const stop = useCallback(() => {
    playing.current?.stop()
    playing.current = undefined
    setPosition(undefined)
  }, [])
  const start = useCallback(
    (sound: Blob, part: PlayedPart, onEnd?: () => void) => {
      playing.current?.stop()
      const now = play(sound, part)
      playing.current = now
      setIsBroken(false)
      setPosition(part.fromMs)
      const end = (broken: boolean) => {
        if (playing.current !== now) return
        playing.current = undefined
        setPosition(undefined)
        setIsBroken(broken)
        if (!broken) onEnd?.()
      }
      now.ended.then(
        () => end(false),
        () => end(true),
      )
    },
    [play],
  )
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => setPosition(playing.current?.position()), LOOK_MS)
    return () => clearInterval(timer)
  }, [isOn])
  useEffect(() => () => playing.current?.stop(), [])
  /** Where it is at this moment, exactly. */
  const now = useCallback(() => playing.current?.position(), [])
  return { isOn, position, isBroken, start, stop, now }
}
