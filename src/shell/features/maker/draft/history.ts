import type { Local } from '../../../../game/language.ts'
import { type Change, ChangeError, changesBetween, isSame, withChanges } from './changes.ts'
import type { Draft } from './schema.ts'

/** Most steps that can be undone. */
export const MOST_STEPS = 100
/** Changes of the same name and place within this time are one step (ms): typing is not undone letter by letter. */
const TOGETHER_MS = 1000

/** One thing that was done: its running number, what it is called, what it changed, and when (ms since 1970). */
export interface Step {
  readonly n: number
  readonly name: Local
  readonly changes: readonly Change[]
  readonly at: number
}

/** Steps, oldest first; those from `place` on are undone and can be done again. */
export interface History {
  readonly steps: readonly Step[]
  readonly place: number
}

/** Nothing was done yet. */
export const NO_HISTORY: History = { steps: [], place: 0 }

/** The history after a change of the draft; the same one where nothing changed. What was undone can't be done again then. */
export function recorded(history: History, step: { name: Local; before: Draft; after: Draft; at: number }): History {
  const { name, before, after, at } = step
  const changes = changesBetween(before, after)
  if (changes.length === 0) return history
  const done = history.steps.slice(0, history.place)
  const last = done.at(-1)
  if (last && history.place === history.steps.length && belongTogether(last, { n: 0, name, changes, at })) {
    const start = withChanges(before, last.changes, true)
    const steps = [...done.slice(0, -1), { n: last.n, name, changes: changesBetween(start, after), at }]
    return { steps, place: steps.length }
  }
  const steps = [...done, { n: (last?.n ?? 0) + 1, name, changes, at }].slice(-MOST_STEPS)
  return { steps, place: steps.length }
}

function belongTogether(last: Step, next: Step): boolean {
  const gap = next.at - last.at
  if (gap < 0 || gap > TOGETHER_MS || !isSame(last.name, next.name)) return false
  return isSame(pathsOf(last), pathsOf(next))
}

/** Additions to lists are steps of their own: two things that are put down are taken away one by one. */
const pathsOf = ({ changes, at }: Step) => changes.map((change) => ('at' in change ? at : change.path))

/** What undo and redo would do, `undefined` where there is nothing. */
export const undoName = ({ steps, place }: History): Local | undefined => steps[place - 1]?.name
/** What would be done again. */
export const redoName = ({ steps, place }: History): Local | undefined => steps[place]?.name

interface Moved {
  readonly history: History
  readonly draft: Draft
}

/** The draft before the last step. `undefined` where there is none; a step that no longer fits the draft ends the history. */
export function undone(history: History, draft: Draft): Moved | undefined {
  return moved(history, draft, true)
}

/** The draft after the step that was undone last. */
export function redone(history: History, draft: Draft): Moved | undefined {
  return moved(history, draft, false)
}

function moved(history: History, draft: Draft, back: boolean): Moved | undefined {
  const step = history.steps[back ? history.place - 1 : history.place]
  if (!step) return undefined
  try {
    const place = history.place + (back ? -1 : 1)
    return { history: { ...history, place }, draft: withChanges(draft, step.changes, back) }
  } catch (error) {
    if (error instanceof ChangeError) return { history: NO_HISTORY, draft }
    throw error
  }
}
