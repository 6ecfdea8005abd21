import type { ReportItem } from '../../../../../server/contract/reportParts.ts'
import { ITEM_GROUPS, ITEM_SKILLS } from '../../../../content/lessonWords.ts'
import type { Language, Local } from '../../../../game/language.ts'

/** How a group of items is called; one that a kind brings comes with its name. */
export function groupName(
  { group, group_label }: Pick<ReportItem, 'group' | 'group_label'>,
  language: Language,
): string {
  return nameIn(ITEM_GROUPS, group, group_label, language)
}

/** How a skill is called; one that a kind brings comes with its name. */
export function skillName(
  { skill, skill_label }: Pick<ReportItem, 'skill' | 'skill_label'>,
  language: Language,
): string {
  return nameIn(ITEM_SKILLS, skill, skill_label, language)
}

/** Of skills, each once: those that kinds share in their order, then others as they come. */
export function skillsInOrder(items: readonly ReportItem[]): Pick<ReportItem, 'skill' | 'skill_label'>[] {
  const byId = new Map(items.map((item) => [item.skill, item]))
  const shared = ITEM_SKILLS.map(({ id }) => id)
  const others = [...byId.keys()].filter((skill) => !shared.includes(skill))
  return [...shared, ...others].flatMap((skill) => byId.get(skill) ?? [])
}

/** The groups of the screens: those that kinds share, then others that these items bring. */
export function groupsOf(items: readonly ReportItem[]): Pick<ReportItem, 'group' | 'group_label'>[] {
  const shared = ITEM_GROUPS.map(({ id }) => ({ group: id }))
  const others = new Map(items.map((item) => [item.group, item]))
  for (const { group } of shared) others.delete(group)
  return [...shared, ...others.values()]
}

function nameIn(
  list: readonly { readonly id: string; readonly label: Local }[],
  id: string,
  own: Local | undefined,
  language: Language,
): string {
  return (list.find((one) => one.id === id)?.label ?? own)?.[language] ?? id
}
