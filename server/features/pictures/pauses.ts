/** Number of wrong tries in the window, and the time of the latest. */
export interface Tally {
  readonly wrong: number
  readonly last: string | null
}

/** The counts a try is judged by. `signIns`: different children who signed in on the tablet within the window. */
export interface Tallies {
  readonly tablet: Tally & { readonly signIns: number }
  readonly group: Tally
  readonly learner: Tally
}

/** Wrong tries expire after a day. */
export const WINDOW_SECONDS = 86_400

const TABLET = { free: 5, first: 30 } as const
const LEARNER = { free: 10, first: 300 } as const
const LONGEST = 3600

/** Each child who signed in on a tablet allows one more wrong try: with many children, some touch the wrong face. */
const MOST_EXTRA = 10

/** If a class has more wrong tries than this on all its tablets, each tablet pauses from its second one on. */
const OF_A_CLASS = 40
const FREE_IN_TROUBLE = 2

/** Wrong tries a tablet may have before it pauses. */
function freeOnTablet({ tablet, group }: Pick<Tallies, 'tablet' | 'group'>): number {
  if (group.wrong >= OF_A_CLASS) return FREE_IN_TROUBLE
  return TABLET.free + Math.min(MOST_EXTRA, tablet.signIns)
}

/** End of a tablet's pause, or undefined. The pause doubles with each wrong try, up to an hour. */
export function tabletPause(tallies: Pick<Tallies, 'tablet' | 'group'>, now: Date): Date | undefined {
  return pause(tallies.tablet, { free: freeOnTablet(tallies), first: TABLET.first }, now)
}

/** End of a learner's pause on all tablets, or undefined. */
export function learnerPause(learner: Tally, now: Date): Date | undefined {
  return pause(learner, LEARNER, now)
}

/** Whether a tablet had enough wrong tries to show it to the teacher. */
export const isTabletKnown = (tallies: Pick<Tallies, 'tablet' | 'group'>): boolean =>
  tallies.tablet.wrong >= freeOnTablet(tallies)

/** The same for a learner. */
export const isLearnerKnown = ({ wrong }: Tally): boolean => wrong >= LEARNER.free

function pause({ wrong, last }: Tally, { free, first }: { free: number; first: number }, now: Date): Date | undefined {
  if (wrong < free || last === null) return undefined
  const seconds = Math.min(LONGEST, first * 2 ** (wrong - free))
  const until = new Date(Date.parse(last) + seconds * 1000)
  return until > now ? until : undefined
}
