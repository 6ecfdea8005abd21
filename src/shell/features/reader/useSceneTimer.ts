import { useCallback, useEffect, useRef } from 'react'
import { gameSpeed } from '../../../game/runtime/speed.ts'

/** One timer by the scene's speed; a new one replaces the last, and leaving the screen ends it. */
export function useSceneTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  const after = useCallback((ms: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms / gameSpeed.factor)
  }, [])
  useEffect(() => cancel, [cancel])
  return { after, cancel }
}
