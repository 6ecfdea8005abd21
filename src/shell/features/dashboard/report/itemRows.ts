import type { SkillsReport } from '../../../../../server/contract/report.ts'
import { REPORT_RULES } from '../../../../../server/contract/reportHead.ts'
import { skillsInOrder } from './itemNames.ts'

/** Figures of the class for one skill of one item. */
export type SkillRow = SkillsReport['items'][number]

/** One item with its skills; a letter, for example, is found by sight and recognised as the first sound of a word. */
export interface ItemRow {
  readonly name: string
  readonly skills: readonly SkillRow[]
}

/** Weight of a child who missed, relative to one who needed help. */
const NOT_YET_WEIGHT = 1.5

/** The items of a group in the order of the books, each with its skills. */
export function itemRows(items: readonly SkillRow[], group: string): ItemRow[] {
  const own = items.filter(({ item }) => item.group === group)
  return [...new Set(own.map(({ item }) => item.name))].map((name) => ({
    name,
    skills: own.filter(({ item }) => item.name === name),
  }))
}

/** Skills of the rows, in display order. */
export function skillsOf(rows: readonly ItemRow[]): string[] {
  return skillsInOrder(rows.flatMap(({ skills }) => skills.map(({ item }) => item))).map(({ skill }) => skill)
}

/** Skills that at least one child was asked; all skills if there are none. */
export function askedSkillsOf(rows: readonly ItemRow[]): string[] {
  const all = skillsOf(rows)
  const asked = all.filter((skill) =>
    rows.some(({ skills }) => skills.some((row) => row.item.skill === skill && row.asked > 0)),
  )
  return asked.length > 0 ? asked : all
}

/** The item with the largest weighted share of help and misses; `undefined` if too few children were asked. */
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
