import type { Local } from './language.ts'

/** Steps of the reading ladder, lowest first. */
export const RUNGS = ['letters', 'syllables', 'read', 'build', 'counting', 'understanding'] as const

/** A step of the reading ladder. */
type Rung = (typeof RUNGS)[number]

/** A group of items on a teacher's screens. A kind may define its own: an id in lower-case letters and a label. */
export interface ItemGroup {
  readonly id: string
  /**
   * The prefix of its item keys: `letter` in `letter:E
   * sound`. Stored with every try, so it must never change.
   */
  readonly prefix: string
  readonly label: Local
  /** The step of the ladder that all its items belong to, whatever their skill. */
  readonly rung?: Rung
}

/** What a child is asked to do with an item. A kind may define its own skill: an id in lower-case letters and a label. */
export interface ItemSkill {
  /**
   * The suffix of item keys: `sound` in `letter:E
   * sound`. Stored with every try, so it must never change.
   */
  readonly id: string
  readonly label: Local
  /** The step of the ladder that its items belong to; without one they are not on the ladder. */
  readonly rung?: Rung
}

/** Something that a page or activity teaches, derived from its content by its kind. */
export interface AskedItem {
  /**
   * The part of the key between `:` and `
   * `.
   */
  readonly name: string
  readonly group: ItemGroup
  readonly skill: ItemSkill
  /** What teachers read. */
  readonly label: Local
  /**
   * The item occurs in tries, but the page is not listed under it: touching things in any order, for example, counts them but proves nothing. An item
   * that occurs only on such pages is in no report.
   */
  readonly isIncidental?: boolean
}

/**
 * The key of an item as stored with tries: `letter:E
 * sound`.
 */
export function itemKey({ name, group, skill }: Pick<AskedItem, 'name' | 'group' | 'skill'>): string {
  return `${group.prefix}:${name}|${skill.id}`
}
