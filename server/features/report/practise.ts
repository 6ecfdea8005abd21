import type { ReportItem } from '../../contract/reportParts.ts'
import type { LearnerFigures } from './figures/classFigures.ts'
import type { Lang } from './figures/facts.ts'
import type { Refs } from './refs.ts'

/** An item to practise, in the language in which it was missed. */
export interface Practice {
  readonly item: ReportItem
  readonly lang: Lang
}

const MOST = 2

/** The language of most of these learners' visits; it is considered first. */
export function mainLanguage(learners: readonly LearnerFigures[]): Lang {
  const sessions = learners.flatMap(({ projection }) => projection.sessions)
  return sessions.filter(({ lang }) => lang === 'en').length * 2 > sessions.length ? 'en' : 'id'
}

/** A child's most missed items at a place, at most two: in the main language if any were missed there, otherwise in the other. */
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

/** The first items of a list with different names. */
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
