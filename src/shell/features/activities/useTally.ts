import { useEffect, useEffectEvent, useRef } from 'react'
import type { EventOf } from '../../../../server/contract/events.ts'
import type { Tried } from '../../../game/bridge.ts'

/** Progress of an activity. `score`: questions right at the first move. */
export type SoFar = Pick<EventOf<'activity.end'>, 'score' | 'asked' | 'total'>

/** Shorter mounts are ignored, ms: StrictMode mounts components twice. */
const LEAST_MS = 100

/** Counts the questions of one activity; calls `onLeft` with the progress if the component unmounts before `end`. */
export function useTally(onLeft: (soFar: SoFar) => void) {
  const total = useRef(0)
  const firsts = useRef(new Map<string, boolean>())
  const isEnded = useRef(false)
  const emit = useEffectEvent(() => {
    const asked = firsts.current.size
    const score = [...firsts.current.values()].filter(Boolean).length
    onLeft({ score, asked, total: Math.max(asked, total.current) })
  })
  useEffect(() => {
    const since = performance.now()
    return () => {
      if (!isEnded.current && performance.now() - since >= LEAST_MS) emit()
    }
  }, [])
  return {
    /** Sets the number of questions once it is known. */
    expect(count: number) {
      total.current = Math.max(total.current, count)
    },
    tried({ ask, n, ok }: Tried) {
      if (!firsts.current.has(ask)) firsts.current.set(ask, n === 1 && ok)
    },
    end() {
      isEnded.current = true
    },
  }
}
