import table from './levels.json' with { type: 'json' }

/** The national levels of books (perjenjangan buku), the easiest first. `D` is beyond all of them. */
export const LEVELS = ['A', 'B1', 'B2', 'B3', 'C', 'D'] as const

/** A level of a book. */
export type Level = (typeof LEVELS)[number]

/** What a page of a level may have at most, and the step of the Indonesian ladder after which a child sounds out its words. */
export interface LevelCaps {
  readonly wordsPerSentence: number
  readonly sentencesPerPage: number
  readonly ladderStep: number
}

/** The caps of each level; `levels.json` says where each number comes from. */
export const CAPS: Readonly<Record<Exclude<Level, 'D'>, LevelCaps>> = table.levels

const NAMED = LEVELS.filter((level): level is Exclude<Level, 'D'> => level !== 'D')

/** The first level whose cap (`field`) is not passed. */
export function levelOf(value: number, field: keyof LevelCaps): Level {
  return NAMED.find((level) => value <= CAPS[level][field]) ?? 'D'
}

/** The higher of levels; `A` where none are given. */
export function highest(levels: readonly Level[]): Level {
  return LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))] ?? 'D'
}
