import { REPORT_RULES } from '../../contract/reportHead.ts'
import type { AnswerTally, ReportItem, Struggling } from '../../contract/reportParts.ts'
import type { LearnerFigures } from './figures/classFigures.ts'
import type { Lang } from './figures/facts.ts'
import type { ItemFigures } from './figures/questions.ts'
import { langAndItem, practices } from './practise.ts'
import type { Refs } from './refs.ts'

/** Items that are named to practise. */
const NAMED = 3

type Learner = Pick<LearnerFigures, 'projection'>

interface Asked extends ItemFigures {
  readonly key: string
  readonly lang: Lang
}

/** How a child answers, both languages counted apart. */
export function answersOf({ projection }: Learner): AnswerTally {
  const items = Object.values(projection.items)
  return {
    first: items.filter(({ state }) => state === 'first').length,
    asked: items.length,
    known: items.filter(({ known }) => known).length,
    repeated: items.filter(({ days }) => days >= REPORT_RULES.knownDays).length,
  }
}

/**
 * Whether half or more of what a child was asked last was not yet right, or only with help, and in which skill most; `undefined` where it is not,
 * or too early to say. Unlike "stuck" it needs no second miss at the same item: whoever reads each book once is seen too.
 */
export function strugglingOf({ projection }: Learner, refs: Refs): Struggling | undefined {
  const items = Object.entries(projection.items).map(([pair, figures]): Asked => ({ ...figures, ...langAndItem(pair) }))
  const missed = items.filter(isMissed)
  const isEarly = projection.sessions.length < REPORT_RULES.knownSessions || items.length < REPORT_RULES.strugglingAsked
  if (isEarly || missed.length * 2 < items.length) return undefined
  const weakest = weakestSkill(items, refs)
  if (!weakest) return undefined
  const { skill, label, lang, own } = weakest
  const toPractise = own.filter(isMissed).toSorted((one, other) => weightOf(other) - weightOf(one))
  return {
    missed: missed.length,
    not_yet: missed.filter(({ state }) => state === 'not_yet').length,
    asked: items.length,
    skill,
    ...(label && { skill_label: label }),
    lang,
    skill_missed: toPractise.length,
    skill_asked: own.length,
    practise: practices(
      toPractise.map(({ key }) => key),
      lang,
      refs,
      NAMED,
    ),
  }
}

const isMissed = ({ state }: ItemFigures) => state !== 'first'

const weightOf = ({ state }: ItemFigures) => (state === 'not_yet' ? 1 : 0)

/** Of the skills with enough items asked, the one with most missed of those asked; where none has enough, the one with most missed. */
function weakestSkill(items: readonly Asked[], refs: Refs) {
  const skills = new Map<string, { skill: string; label: ReportItem['skill_label']; lang: Lang; own: Asked[] }>()
  for (const asked of items) {
    const item = refs.item(asked.key)
    if (!item) continue
    const { skill, skill_label: label } = item
    const group = skills.get(`${asked.lang} ${skill}`) ?? { skill, label, lang: asked.lang, own: [] }
    group.own.push(asked)
    skills.set(`${asked.lang} ${skill}`, group)
  }
  const all = [...skills.values()]
  const enough = all.filter(({ own }) => own.length >= REPORT_RULES.skillAsked)
  const missedOf = ({ own }: (typeof all)[number]) => own.filter(isMissed).length
  const shareOf = (group: (typeof all)[number]) => (enough.length > 0 ? missedOf(group) / group.own.length : 0)
  const [weakest] = (enough.length > 0 ? enough : all).toSorted(
    (one, other) => shareOf(other) - shareOf(one) || missedOf(other) - missedOf(one),
  )
  return weakest
}
