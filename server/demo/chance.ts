import { createHash } from 'node:crypto'

/** A number from 0 to 1 that looks like chance and is the same for the same text. */
export const chance = (of: string): number => createHash('sha256').update(of).digest().readUInt32BE() / 2 ** 32
