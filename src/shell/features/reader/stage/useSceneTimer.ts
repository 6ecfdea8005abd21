import { useCallback, useEffect, useRef } from 'react'
import { gameSpeed } from '../../../../game/runtime/speed.ts'

/** One timer; a new one replaces the last, and unmounting cancels it. `after` runs at the scene's speed, `afterReal` in real time. */
export function useSceneTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  const afterReal = useCallback((ms: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }, [])
  const after = useCallback((ms: number, run: () => void) => afterReal(ms / gameSpeed.factor, run), [afterReal])
  useEffect(() => cancel, [cancel])
  return { after, afterReal, cancel }
}
