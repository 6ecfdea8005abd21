import type { Local } from './language.ts'

/** Steps of the reading ladder, from below. */
export const RUNGS = ['letters', 'syllables', 'read', 'build', 'counting', 'understanding'] as const

/** A step of the reading ladder. */
type Rung = (typeof RUNGS)[number]

/** What items are gathered under on a teacher's screens. A kind may bring a group of its own: lower-case letters, with a name to show. */
export interface ItemGroup {
  readonly id: string
  /** How keys of its items begin: `letter` in `letter:E|sound`. Stored with every try, so it never changes. */
  readonly prefix: string
  readonly label: Local
}

/** What can be asked of an item. A kind may bring a skill of its own: lower-case letters, with a name to show. */
export interface ItemSkill {
  /** Stands at the end of keys: `sound` in `letter:E|sound`. Stored with every try, so it never changes. */
  readonly id: string
  readonly label: Local
  /** The step of the ladder that its items belong to; without one they are on none. */
  readonly rung?: Rung
}

/** Something that a page or activity teaches, as its kind tells it from the content. */
export interface AskedItem {
  /** Stands between `:` and `|` of the key. */
  readonly name: string
  readonly group: ItemGroup
  readonly skill: ItemSkill
  /** How teachers read it. */
  readonly label: Local
  /**
   * Tries tell of it, but the page is not listed for it: touching things in any order, say, counts them and proves nothing.
   * An item that only such pages have is in no report.
   */
  readonly isIncidental?: boolean
}

/** The key of an item, as tries name it: `letter:E|sound`. */
export function itemKey({ name, group, skill }: Pick<AskedItem, 'name' | 'group' | 'skill'>): string {
  return `${group.prefix}:${name}|${skill.id}`
}
