/** Wrong pictures within the window, and when the latest was. */
export interface Tally {
  readonly wrong: number
  readonly last: string | null
}

/** What is counted for a try. `signIns`: how many different children have signed in on the tablet within the window. */
export interface Tallies {
  readonly tablet: Tally & { readonly signIns: number }
  readonly group: Tally
  readonly learner: Tally
}

/** Wrong pictures are forgotten after a day. */
export const WINDOW_SECONDS = 86_400

const TABLET = { free: 5, first: 30 } as const
const LEARNER = { free: 10, first: 300 } as const
const LONGEST = 3600

/** Each child who has signed in on a tablet lets it be wrong once more: where many sign in, some touch the wrong face. */
const MOST_EXTRA = 10

/** Where a class has more wrong pictures than this on all of its tablets, each of them pauses from its second one on. */
const OF_A_CLASS = 40
const FREE_IN_TROUBLE = 2

/** How many wrong pictures a tablet may have before it pauses. */
export function freeOnTablet({ tablet, group }: Pick<Tallies, 'tablet' | 'group'>): number {
  if (group.wrong >= OF_A_CLASS) return FREE_IN_TROUBLE
  return TABLET.free + Math.min(MOST_EXTRA, tablet.signIns)
}

/** Until when a tablet pauses; undefined where it does not. The pause doubles with each wrong picture, up to an hour. */
export function tabletPause(tallies: Pick<Tallies, 'tablet' | 'group'>, now: Date): Date | undefined {
  return pause(tallies.tablet, { free: freeOnTablet(tallies), first: TABLET.first }, now)
}

/** Until when a learner's sign-in pauses on all tablets; undefined where it does not. */
export function learnerPause(learner: Tally, now: Date): Date | undefined {
  return pause(learner, LEARNER, now)
}

/** Has a tablet been wrong so often that its teacher is told? */
export const isTabletKnown = (tallies: Pick<Tallies, 'tablet' | 'group'>): boolean =>
  tallies.tablet.wrong >= freeOnTablet(tallies)

/** Has a learner? */
export const isLearnerKnown = ({ wrong }: Tally): boolean => wrong >= LEARNER.free

function pause({ wrong, last }: Tally, { free, first }: { free: number; first: number }, now: Date): Date | undefined {
  if (wrong < free || last === null) return undefined
  const seconds = Math.min(LONGEST, first * 2 ** (wrong - free))
  const until = new Date(Date.parse(last) + seconds * 1000)
  return until > now ? until : undefined
}
