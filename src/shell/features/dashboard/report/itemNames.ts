import type { ReportItem } from '../../../../../server/contract/reportParts.ts'
import { ITEM_GROUPS, ITEM_SKILLS } from '../../../../content/lessonWords.ts'
import type { Language, Local } from '../../../../game/language.ts'

/** Name of a group of items; groups defined by a single kind carry their own label. */
export function groupName(
  { group, group_label }: Pick<ReportItem, 'group' | 'group_label'>,
  language: Language,
): string {
  return nameIn(ITEM_GROUPS, group, group_label, language)
}

/** Name of a skill; skills defined by a single kind carry their own label. */
export function skillName(
  { skill, skill_label }: Pick<ReportItem, 'skill' | 'skill_label'>,
  language: Language,
): string {
  return nameIn(ITEM_SKILLS, skill, skill_label, language)
}

/** The distinct skills of the items: shared ones in their fixed order, then the others in order of appearance. */
export function skillsInOrder(items: readonly ReportItem[]): Pick<ReportItem, 'skill' | 'skill_label'>[] {
  const byId = new Map(items.map((item) => [item.skill, item]))
  const shared = ITEM_SKILLS.map(({ id }) => id)
  const others = [...byId.keys()].filter((skill) => !shared.includes(skill))
  return [...shared, ...others].flatMap((skill) => byId.get(skill) ?? [])
}

/** Groups to show: all shared ones, then the other groups of these items. */
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
