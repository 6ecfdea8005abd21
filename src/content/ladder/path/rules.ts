/** What a question of the path does with an item; the end of its key: `hear` of `sound:m|hear` (`stations.json`). */
export type Skill = string

/**
 * The numbers of today's path. They are judgement until there are tries of real children (docs/today.md). Times in seconds, chances from 0 to 1.
 * `p0`, `slip`, `learn` and `forget`: knowledge tracing. `dueBelow`: recall now; `beforeNextTurn`: recall at the child's next turn. `gap`: days
 * between turns. `stop`: so many not-yets running lead to the book.
 */
export const RULES = {
  seconds: 600,
  lastStart: 540,
  share: { asks: 0.4, book: 0.45, talk: 0.1, end: 0.05 },
  slots: { due: 5, fresh: 3, joy: 2 },
  slotsOf: 10,
  leastSlots: 4,
  p0: 0.2,
  slip: 0.1,
  learn: 0.15,
  forget: 0.02,
  firm: 0.8,
  shaky: 0.5,
  aim: [0.7, 0.9],
  dueBelow: 0.9,
  beforeNextTurn: 0.85,
  gap: { least: 1, most: 7, first: 3, of: 6 },
  firmWords: 3,
  freshSounds: 3,
  shakyMost: 5,
  stop: 3,
  cost: {
    meet: 8,
    hear: 10,
    first: 10,
    see: 10,
    clap: 10,
    read: 12,
    blend: 18,
    build: 22,
    what: 22,
    why: 22,
    next: 22,
  },
  costElse: 12,
  talk: 60,
} as const

/** How many seconds questions of a skill take a child on this device, where that is known. */
export type MeasuredCost = Readonly<Record<Skill, number>>

/** Seconds that a question takes; one about something new takes longer. */
export function costOf(skill: Skill, isNew: boolean, measured: MeasuredCost = {}): number {
  const costs: Readonly<Record<Skill, number>> = RULES.cost
  return (measured[skill] ?? costs[skill] ?? RULES.costElse) + (isNew ? RULES.cost.meet : 0)
}
