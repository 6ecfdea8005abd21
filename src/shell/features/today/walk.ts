import { goOn, type PathPart } from '../../../content/ladder/path/plan.ts'
import type { Stop, TodayPath } from '../../../content/ladder/path/today.ts'

/** How far a child has come on today's path. `elapsed` in seconds, at stops only. */
export interface Walk {
  readonly path: TodayPath
  /** Index of the stop that is next; at the end the number of stops. */
  readonly at: number
  /** Indexes of stops that were done, and not passed over. */
  readonly done: readonly number[]
  readonly elapsed: number
}

/** A walk that begins. */
export function startWalk(path: TodayPath): Walk {
  return { path, at: 0, done: [], elapsed: 0 }
}

/** What happened at a stop: how many seconds it took, and how many questions in a row ended without the child knowing. */
export interface StopEnd {
  readonly seconds: number
  readonly notYetRunning?: number
}

/** Goes on from the present stop: to the next one, straight to the book after three not-yets, or to the talk when time is up. */
export function goOnFrom(walk: Walk, { seconds, notYetRunning = 0 }: StopEnd): Walk {
  const { path, at } = walk
  const stop = path.stops[at]
  if (!stop) return walk
  const elapsed = walk.elapsed + Math.max(0, seconds)
  const next = { ...walk, elapsed, done: [...walk.done, at] }
  if (stop.kind === 'home') return { ...next, at: path.stops.length }
  const then = goOn({ elapsed, notYetRunning, part: stop.kind === 'check' ? 'asks' : stop.kind })
  return { ...next, at: nextStop(path.stops, at, then) }
}

/** The index of the stop that follows; home where the wanted one is not ahead. */
function nextStop(stops: readonly Stop[], at: number, then: 'on' | Exclude<PathPart, 'asks'>): number {
  if (then === 'on') return at + 1
  const wanted = stops.findIndex(({ kind }, index) => index > at && kind === then)
  return wanted >= 0 ? wanted : stops.findIndex(({ kind }, index) => index > at && kind === 'home')
}

/** Whether the path has been walked to its end. */
export const hasEnded = ({ path, at }: Walk): boolean => at >= path.stops.length
