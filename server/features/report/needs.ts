import type { Lessons } from '../../../src/content/lessons.ts'
import { REPORT_RULES } from '../../contract/reportHead.ts'
import type { Need } from '../../contract/reportParts.ts'
import { itemTable, type LearnerFigures } from './figures/classFigures.ts'
import type { Lang } from './figures/facts.ts'
import { mainLanguage, mostMissed } from './practise.ts'
import type { Refs } from './refs.ts'
import { strugglingOf } from './struggling.ts'

type NeedOf<Kind extends Need['kind']> = Extract<Need, { kind: Kind }>

const FLIPPERS = 3

/** Who needs what next: one sentence a kind, most urgent first, at most six. */
export function needsOf(learners: readonly LearnerFigures[], lessons: Lessons, refs: Refs): Need[] {
  return [
    stuckNeeds(learners, refs),
    strugglingNeed(learners, refs),
    mixNeed(learners, lessons, refs),
    flipNeed(learners),
    awayNeed(learners),
    doneNeed(learners),
  ]
    .flatMap((need) => need ?? [])
    .slice(0, REPORT_RULES.needs)
}

/** Whether the last session had many pages and at least half of them were flipped past. */
export function isFlipping({ projection: { lastFlip } }: LearnerFigures): boolean {
  return lastFlip.of >= REPORT_RULES.flippedPages && lastFlip.flipped * 2 >= lastFlip.of
}

const unsentOf = (learners: readonly LearnerFigures[]) =>
  learners.filter(({ waiting }) => waiting > 0).map(({ id }) => id)

/** The activity that most children have left. */
function stuckNeeds(learners: readonly LearnerFigures[], refs: Refs): NeedOf<'stuck'> | undefined {
  const byPlace = new Map<string, LearnerFigures[]>()
  for (const learner of learners) {
    for (const { place } of learner.projection.left) byPlace.set(place, [...(byPlace.get(place) ?? []), learner])
  }
  const [worst] = [...byPlace].toSorted(([, one], [, other]) => other.length - one.length)
  const place = worst && refs.place(worst[0])
  if (!worst || !place) return undefined
  const main = mainLanguage(learners)
  const each = worst[1].flatMap((learner) =>
    learner.projection.left
      .filter((left) => left.place === place.id)
      .map(({ left, days }) => ({
        learner_id: learner.id,
        left,
        days: [...days],
        practise: mostMissed(learner, place.id, main, refs),
      })),
  )
  return {
    kind: 'stuck',
    learner_ids: each.map(({ learner_id }) => learner_id),
    unsent: unsentOf(worst[1]),
    place,
    left: Math.min(...each.map(({ left }) => left)),
    each,
  }
}

interface Taken {
  readonly lang: Lang
  readonly item: string
  readonly chose: string
  readonly ids: readonly string[]
  readonly asked: number
}

/** Children who most recently missed half or more of their items, most "not yet" first. */
function strugglingNeed(learners: readonly LearnerFigures[], refs: Refs): NeedOf<'struggling'> | undefined {
  const each = learners
    .flatMap((learner) => {
      const struggling = strugglingOf(learner, refs)
      return struggling ? [{ learner, struggling }] : []
    })
    .toSorted(({ struggling: one }, { struggling: other }) => other.not_yet - one.not_yet || other.missed - one.missed)
  if (each.length === 0) return undefined
  return {
    kind: 'struggling',
    learner_ids: each.map(({ learner }) => learner.id),
    unsent: unsentOf(each.map(({ learner }) => learner)),
    each: each.map(({ learner, struggling }) => ({ learner_id: learner.id, ...struggling })),
  }
}

/** Pairs of items confused by enough children, most children first. */
function mixNeed(learners: readonly LearnerFigures[], lessons: Lessons, refs: Refs): NeedOf<'mix'> | undefined {
  const byPair = new Map<string, Taken[]>()
  for (const taken of confusions(learners, lessons)) {
    const pair = `${taken.lang} ${[taken.item, taken.chose].sort().join()}`
    byPair.set(pair, [...(byPair.get(pair) ?? []), taken])
  }
  const share = (pair: readonly Taken[]) => pair.reduce((sum, { ids, asked }) => sum + ids.length / asked, 0)
  const pairs = [...byPair.values()]
    .toSorted((one, other) => childrenOf(other).length - childrenOf(one).length || share(other) - share(one))
    .flatMap((pair) => mixedPair(pair, lessons, refs) ?? [])
  if (pairs.length === 0) return undefined
  const learner_ids = [...new Set(pairs.flatMap(({ taken }) => taken.flatMap((one) => one.learner_ids)))]
  return { kind: 'mix', learner_ids, unsent: [], pairs }
}

const childrenOf = (pair: readonly Taken[]) => [...new Set(pair.flatMap(({ ids }) => ids))]

function mixedPair(pair: readonly Taken[], lessons: Lessons, refs: Refs): NeedOf<'mix'>['pairs'][number] | undefined {
  const taken = pair.toSorted((one, other) => other.ids.length - one.ids.length)
  const [first] = taken
  const [item, chose] = first ? [refs.item(first.item), refs.item(first.chose)] : []
  if (!first || !item || !chose) return undefined
  return {
    lang: first.lang,
    pair: [item, chose],
    taken: taken.map((one) => ({
      item: one.item === item.key ? item : chose,
      chose: one.item === item.key ? chose : item,
      learner_ids: [...one.ids],
      asked: one.asked,
    })),
    places: (lessons.items.get(item.key)?.places ?? []).flatMap((id) => refs.place(id) ?? []),
  }
}

function confusions(learners: readonly LearnerFigures[], lessons: Lessons): Taken[] {
  return (['id', 'en'] as const).flatMap((lang) =>
    [...itemTable(learners, lessons, lang)].flatMap(([item, { chose, asked }]) =>
      asked < REPORT_RULES.classAsked
        ? []
        : [...chose]
            .filter(([, ids]) => ids.length >= REPORT_RULES.group)
            .map(([other, ids]) => ({ lang, item, chose: other, ids, asked })),
    ),
  )
}

function flipNeed(learners: readonly LearnerFigures[]): NeedOf<'flip'> | undefined {
  const share = ({ projection: { lastFlip } }: LearnerFigures) => lastFlip.flipped / lastFlip.of
  const flipping = learners
    .filter(isFlipping)
    .toSorted((one, other) => share(other) - share(one))
    .slice(0, FLIPPERS)
  const each = flipping.flatMap(({ id, lastDay, projection: { lastFlip } }) =>
    lastFlip.book === null || lastDay === null
      ? []
      : [{ learner_id: id, flipped: lastFlip.flipped, of: lastFlip.of, book_id: lastFlip.book, day: lastDay }],
  )
  const [first] = each
  if (!first) return undefined
  return {
    kind: 'flip',
    learner_ids: each.map(({ learner_id }) => learner_id),
    unsent: unsentOf(flipping),
    book_id: first.book_id,
    each,
  }
}

function awayNeed(learners: readonly LearnerFigures[]): NeedOf<'away'> | undefined {
  const away = learners.flatMap(({ id, lastSeen, daysAway }) =>
    lastSeen === null || (daysAway ?? 0) < REPORT_RULES.awayDays
      ? []
      : [{ learner_id: id, last_day: lastSeen, days_away: daysAway ?? 0 }],
  )
  const fresh = learners.filter(({ lastSeen }) => lastSeen === null).map(({ id, added }) => ({ learner_id: id, added }))
  if (away.length + fresh.length === 0) return undefined
  return {
    kind: 'away',
    learner_ids: [...away, ...fresh].map(({ learner_id }) => learner_id),
    unsent: [],
    away,
    fresh,
  }
}

/** Whether all books are done, with help or without. */
const isDone = ({ projection }: LearnerFigures) => projection.books.every(({ best }) => best !== null)

function doneNeed(learners: readonly LearnerFigures[]): NeedOf<'done'> | undefined {
  const done = learners.filter(isDone)
  if (done.length === 0) return undefined
  const hasReadAlone = ({ projection }: LearnerFigures) =>
    projection.books.some(({ reading }) => reading.id.aloneThrough > 0 || reading.en.aloneThrough > 0)
  return {
    kind: 'done',
    learner_ids: done.map(({ id }) => id),
    unsent: unsentOf(done),
    not_alone: done.filter((learner) => !hasReadAlone(learner)).map(({ id }) => id),
  }
}
