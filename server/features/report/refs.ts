import type { LessonPlace, Lessons } from '../../../src/content/lessons.ts'
import type { Question } from '../../contract/reportLearner.ts'
import { ITEM_SKILLS, type ReportItem, type ReportPlace, type StuckPlace } from '../../contract/reportParts.ts'
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
export function makeRefs({ books, items }: Lessons): Refs {
  const places = new Map<string, { ref: ReportPlace; asks: readonly string[] }>(
    books.flatMap(({ id: book_id, pages, activities }) => [
      ...pages.map((page) => refOf(page, 'page', book_id)),
      ...activities.map((activity) => refOf(activity, 'activity', book_id)),
    ]),
  )
  const item = (key: string): ReportItem | undefined => {
    const known = items.get(key)
    return known
      ? { key, name: known.name, group: known.group, skill: known.skill, label: { ...known.label } }
      : other(key)
  }
  const place = (id: string) => places.get(id)?.ref
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

const GROUPS: Readonly<Record<string, ReportItem['group']>> = {
  letter: 'letters',
  word: 'words',
  number: 'numbers',
  body: 'body',
  family: 'family',
}

/** Something that can be chosen but is never asked, such as a letter among the bubbles; its key provides the name. */
function other(key: string): ReportItem | undefined {
  const [, prefix = '', name = '', rest] = /^([a-z]+):([^|]+)\|([a-z]+)$/.exec(key) ?? []
  const group = GROUPS[prefix]
  const skill = ITEM_SKILLS.find((one) => one === rest)
  return group && skill && { key, name, group, skill, label: { en: name, id: name } }
}

function refOf({ id, number, title, asks }: LessonPlace, kind: ReportPlace['kind'], book_id: number) {
  return [id, { ref: { id, kind, book_id, number, title: { ...title } }, asks }] as const
}
