import type { LessonPlace, Lessons } from '../../../src/content/lessons.ts'
import { ITEM_GROUPS, ITEM_SKILLS } from '../../../src/content/lessonWords.ts'
import type { Question } from '../../contract/reportLearner.ts'
import type { ReportItem, ReportPlace, StuckPlace } from '../../contract/reportParts.ts'
import type { LeftFigures } from './figures/projection.ts'
import type { AskedQuestion } from './figures/questions.ts'

/** Describes items and places in responses, so that the screens need no book data. */
export interface Refs {
  /** `undefined` for an invalid item key. */
  item(key: string): ReportItem | undefined
  place(id: string): ReportPlace | undefined
  stuck(left: readonly LeftFigures[]): StuckPlace[]
  /** `undefined` if its item or place is no longer in the books. */
  question(learnerId: string, question: AskedQuestion): Question | undefined
  /** The items asked at a place. */
  asks(place: string): readonly string[]
}

/** Makes the lookups once for the books. */
export function makeRefs(lessons: Lessons): Refs {
  const { books, items, retired, ladder } = lessons
  const places = new Map<string, { ref: ReportPlace; asks: readonly string[] }>(
    books.flatMap(({ id: book_id, pages, activities, earlier }) => [
      ...earlier.map((place) => refOf(place, place.kind, book_id)),
      ...pages.map((page) => refOf(page, 'page', book_id)),
      ...activities.map((activity) => refOf(activity, 'activity', book_id)),
    ]),
  )
  const item = (key: string): ReportItem | undefined => {
    const known = items.get(key) ?? ladder.get(key) ?? retired.get(key)
    if (!known) return other(key, lessons)
    const { name, group, skill, label } = known
    return { key, name, group, skill, label: { ...label }, ...ownLabels(group, skill, lessons) }
  }
  const place = (id: string) => places.get(id)?.ref ?? pathPlace(id)
  return {
    item,
    place,
    asks: (id) => places.get(id)?.asks ?? [],
    stuck: (left) =>
      left.flatMap(({ place: id, left: times, days }) => {
        const ref = place(id)
        return ref ? [{ place: ref, left: times, days: [...days] }] : []
      }),
    question(learner_id, { item: key, place: id, session_id: _session, tries, ...question }) {
      const [asked, where] = [item(key), place(id)]
      if (!asked || !where) return undefined
      return {
        ...question,
        learner_id,
        item: asked,
        place: where,
        tries: tries.map(({ chose, ...one }) => ({
          ...one,
          chose: chose === undefined ? null : (item(chose) ?? null),
        })),
      }
    },
  }
}

/** No book has the stations of today's path. */
const NO_BOOK = 0

/** A station of today's path (`today-2`), as a place of no book. */
function pathPlace(id: string): ReportPlace | undefined {
  const number = /^today-(\d{1,3})$/.exec(id)?.[1]
  if (number === undefined) return undefined
  const title = { en: 'Today’s path', id: 'Jalan hari ini' }
  return { id, kind: 'activity', book_id: NO_BOOK, number: Number(number), title }
}

const has = (list: readonly { readonly id: string }[], id: string) => list.some((one) => one.id === id)

/** How a group or skill is called that a kind brings: no screen has words for it. */
function ownLabels(group: string, skill: string, { groups, skills }: Lessons) {
  const group_label = has(ITEM_GROUPS, group) ? undefined : groups.get(group)?.label
  const skill_label = has(ITEM_SKILLS, skill) ? undefined : skills.get(skill)?.label
  return {
    ...(group_label && { group_label: { ...group_label } }),
    ...(skill_label && { skill_label: { ...skill_label } }),
  }
}

/** Something that can be chosen and is never asked, as a letter among the bubbles; it is called what its key says. */
function other(key: string, lessons: Lessons): ReportItem | undefined {
  const [, prefix = '', name = '', rest = ''] = /^([a-z]+):([^|]+)\|([a-z]+)$/.exec(key) ?? []
  const group = [...lessons.groups.values()].find((one) => one.prefix === prefix)?.id
  const skill = lessons.skills.get(rest)?.id
  if (group === undefined || skill === undefined) return undefined
  return { key, name, group, skill, label: { en: name, id: name }, ...ownLabels(group, skill, lessons) }
}

function refOf({ id, number, title, asks }: LessonPlace, kind: ReportPlace['kind'], book_id: number) {
  return [id, { ref: { id, kind, book_id, number, title: { ...title } }, asks }] as const
}
