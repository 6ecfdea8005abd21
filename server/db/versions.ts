import { randomInt } from 'node:crypto'

/** Far below both engines' integer limits, so that versions can grow. */
const FIRST_MAX = 2 ** 30

/**
 * Random first version of a learner's events. It differs from all earlier ones, even after a backup is restored, so that a cached version is never
 * mistaken for another.
 */
export const firstVersion = (): number => randomInt(FIRST_MAX)
