import type { ReportItem } from '../../contract/reportParts.ts'
import type { LearnerFigures } from './figures/classFigures.ts'
import type { Lang } from './figures/facts.ts'
import type { Refs } from './refs.ts'

/** An item to practise, in the language it was missed in. */
export interface Practice {
  readonly item: ReportItem
  readonly lang: Lang
}

const MOST = 2

/** The language most sessions of these learners were in; it is looked at first. */
export function mainLanguage(learners: readonly LearnerFigures[]): Lang {
  const sessions = learners.flatMap(({ projection }) => projection.sessions)
  return sessions.filter(({ lang }) => lang === 'en').length * 2 > sessions.length ? 'en' : 'id'
}

/** What a child misses most of what a place asks: in the main language where anything is missed there, else in the other; at most two. */
export function mostMissed(learner: LearnerFigures, place: string, main: Lang, refs: Refs): Practice[] {
  const asks = refs.asks(place)
  for (const lang of [main, main === 'id' ? 'en' : 'id'] as const) {
    const pointsIn = (key: string) => pointsOf(learner, `${lang} ${key}`)
    const missed = asks.filter((key) => pointsIn(key) > 0).toSorted((one, other) => pointsIn(other) - pointsIn(one))
    if (missed.length > 0) return practices(missed, lang, refs)
  }
  return practices(asks, main, refs)
}

function pointsOf({ projection }: LearnerFigures, key: string): number {
  const state = projection.items[key]?.state
  if (state === undefined || state === 'first') return 0
  return state === 'not_yet' ? 2 : 1
}

/** The first items of a list that read differently. */
export function practices(keys: readonly string[], lang: Lang, refs: Refs, most = MOST): Practice[] {
  const labels = new Set<string>()
  return keys
    .flatMap((key) => refs.item(key) ?? [])
    .filter(({ label }) => !labels.has(label[lang]) && labels.add(label[lang]))
    .slice(0, most)
    .map((item) => ({ item, lang }))
}

/** The two parts of a projection's key. */
export function langAndItem(key: string): { lang: Lang; key: string } {
  return { lang: key.startsWith('en ') ? 'en' : 'id', key: key.slice(3) }
}
