import { REPORT_RULES } from '../../contract/reportHead.ts'
import type { LearnerReport } from '../../contract/reportLearner.ts'
import type { LearnerFigures } from './figures/classFigures.ts'
import type { Lang } from './figures/facts.ts'
import { compare, type ItemFigures } from './figures/questions.ts'
import type { Loaded } from './load.ts'
import { nextStepOf } from './nextStep.ts'
import { langAndItem, mainLanguage } from './practise.ts'
import type { Books } from './reportBooks.ts'
import { type Access, bookCells } from './screens.ts'
import { answersOf, strugglingOf } from './struggling.ts'

/** One child, whole. */
export function learnerReport(
  { head, learners, books }: Loaded,
  learner: LearnerFigures,
  access: Access,
  observations: LearnerReport['observations'],
): LearnerReport {
  const { lessons, refs } = books
  const { projection } = learner
  const { id, name, avatar, added, waiting } = head.learners.find((one) => one.id === learner.id) ?? {
    ...learner,
    avatar: '',
  }
  return {
    head,
    learner: { id, name, avatar, added, waiting },
    sessions: projection.sessions.length,
    days: [...new Set(projection.sessions.map(({ day }) => day))],
    minutes: Math.round(projection.sessions.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
    this_week: learner.thisWeek,
    last_day: learner.lastDay,
    last_lang: learner.lastLang,
    current: projection.current,
    too_early: projection.sessions.length < REPORT_RULES.knownSessions,
    answers: answersOf(learner),
    struggling: strugglingOf(learner, refs) ?? null,
    next: nextStepOf(learner, lessons, mainLanguage(learners), refs),
    books: bookCells(learner, access, books),
    reading: readingRows(learner),
    items: itemRows(learner, books),
    catalog: [
      ...lessons.items.keys(),
      ...[...lessons.ladder.keys()].filter((key) =>
        (['id', 'en'] as const).some((lang) => projection.items[`${lang} ${key}`]),
      ),
    ].flatMap((key) => refs.item(key) ?? []),
    latest: projection.latest.flatMap((question) => refs.question(learner.id, question) ?? []),
    sheet: sheetOf(learner, books),
    observations,
  }
}

/** Languages that were used; `any` where both were. */
function readingRows({ projection }: LearnerFigures): LearnerReport['reading'] {
  return projection.books.flatMap(({ book, reading }) => {
    const used = (['id', 'en'] as const).filter((lang) => reading[lang].unopened < reading[lang].pages)
    const shown: readonly (Lang | 'any')[] = used.length > 1 ? [...used, 'any'] : used
    return shown.map((lang) => {
      const { heardThrough, aloneThrough, strip, ...counts } = reading[lang]
      return {
        book_id: book,
        lang,
        ...counts,
        heard_books: heardThrough,
        alone_books: aloneThrough,
        strip: [...strip],
      }
    })
  })
}

function itemRows({ projection }: LearnerFigures, { refs }: Books): LearnerReport['items'] {
  return Object.entries(projection.items).flatMap(([pair, figures]) => {
    const { lang, key } = langAndItem(pair)
    const item = refs.item(key)
    if (!item) return []
    return [
      {
        item,
        lang,
        state: figures.state,
        known: figures.known,
        stuck: figures.stuck,
        questions: figures.asked,
        last_day: figures.last,
        chose: (figures.chose !== undefined && refs.item(figures.chose)) || null,
      },
    ]
  })
}

/** For parents, one entry an item: the weakest of its skills decides. */
function sheetOf({ projection }: LearnerFigures, { refs }: Books): LearnerReport['sheet'] {
  const byItem = new Map<string, { lang: Lang; key: string; states: ItemFigures[] }>()
  for (const [pair, figures] of Object.entries(projection.items)) {
    const { lang, key } = langAndItem(pair)
    const name = `${lang} ${key.slice(0, key.indexOf('|'))}`
    const entry = byItem.get(name) ?? { lang, key, states: [] }
    entry.states.push(figures)
    byItem.set(name, entry)
  }
  return [...byItem.values()]
    .flatMap(({ lang, key, states }) => {
      const item = refs.item(key)
      return item
        ? [{ lang, list: listOf(states), group: item.group, label: item.label[lang], order: orderOf(item) }]
        : []
    })
    .toSorted((one, other) => compare(one.order, other.order))
    .map(({ order: _order, ...entry }) => entry)
}

const orderOf = ({ group, name }: { group: string; name: string }) =>
  `${group} ${name.padStart(group === 'numbers' ? 2 : 0, '0')}`

function listOf(states: readonly ItemFigures[]): LearnerReport['sheet'][number]['list'] {
  if (states.some(({ state }) => state !== 'first')) return 'practising'
  return states.some(({ known }) => known) ? 'knows' : 'once'
}
