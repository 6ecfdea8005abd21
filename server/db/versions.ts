import { randomInt } from 'node:crypto'

/** Far below what either engine's integers hold, so that versions can grow. */
const FIRST_MAX = 2 ** 30

/**
 * Where the version of a learner's events begins: by chance, so that no other state of them was ever called so, not even before a backup was
 * restored. What a process remembers of a version can then not be taken for another.
 */
export const firstVersion = (): number => randomInt(FIRST_MAX)
