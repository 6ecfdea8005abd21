import type { SkillsReport } from '../../../../../server/contract/report.ts'
import { REPORT_RULES } from '../../../../../server/contract/reportHead.ts'
import { skillsInOrder } from './itemNames.ts'

/** One skill of one item over the class. */
export type SkillRow = SkillsReport['items'][number]

/** One item with its skills: a letter that is to be found, and to be told from a word's sound. */
export interface ItemRow {
  readonly name: string
  readonly skills: readonly SkillRow[]
}

/** A miss weighs more than help. */
const NOT_YET_WEIGHT = 1.5

/** The items of a group in the books' order, each with its skills. */
export function itemRows(items: readonly SkillRow[], group: string): ItemRow[] {
  const own = items.filter(({ item }) => item.group === group)
  return [...new Set(own.map(({ item }) => item.name))].map((name) => ({
    name,
    skills: own.filter(({ item }) => item.name === name),
  }))
}

/** Skills that the items of a group are asked for, in the order of the screens. */
export function skillsOf(rows: readonly ItemRow[]): string[] {
  return skillsInOrder(rows.flatMap(({ skills }) => skills.map(({ item }) => item))).map(({ skill }) => skill)
}

/** Of these, the skills that somebody was asked; all where nobody was asked anything. */
export function askedSkillsOf(rows: readonly ItemRow[]): string[] {
  const all = skillsOf(rows)
  const asked = all.filter((skill) =>
    rows.some(({ skills }) => skills.some((row) => row.item.skill === skill && row.asked > 0)),
  )
  return asked.length > 0 ? asked : all
}

/** The item that most of those asked could not do at once; none where too few were asked to say so. */
export function hardest(rows: readonly ItemRow[]): ItemRow | undefined {
  const weight = ({ skills }: ItemRow) =>
    Math.max(
      ...skills.map(({ help, not_yet, asked }) =>
        asked < REPORT_RULES.classAsked ? 0 : (help.length + NOT_YET_WEIGHT * not_yet.length) / asked,
      ),
    )
  const [worst] = rows.toSorted((one, other) => weight(other) - weight(one))
  return worst && weight(worst) > 0 ? worst : undefined
}
