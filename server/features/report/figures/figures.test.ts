import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildLessons } from '../../../../src/content/lessons.ts'
import { specifiedBooks } from '../../../../tests/helpers/specifiedBooks.ts'
import { DEMO_DEVICES, DEMO_LEARNERS, DEMO_NOW } from '../../../demo/classroom.ts'
import { demoEvents, demoSessions } from '../../../demo/facts.ts'
import { classDaysOf, itemTable, type LearnerFigures, learnerFigures } from './classFigures.ts'
import { projectionOf } from './projection.ts'
import { dayOfTime, factsOf, mondayOf } from './facts.ts'

/**
 * Expected figures of the demo class. They were calculated once, from the same sessions, by the module in the design of the dashboard, which
 * defines every figure. Only names were changed (language `in` to `id`, `notyet` to `not_yet`). Never regenerate them with the code under test.
 */
const expected = JSON.parse(readFileSync(new URL('../fixtures/figures.json', import.meta.url), 'utf8'))

const lessons = await buildLessons(specifiedBooks)
const dayOf = dayOfTime('Asia/Jakarta')

function demoFigures(): LearnerFigures[] {
  const events = demoEvents(demoSessions())
  const members = DEMO_LEARNERS.map(([id, name, added]) => {
    const rows = events
      .filter(({ learner_id }) => learner_id === id)
      .map(({ type, at, session_id, lang, data }, index) => ({
        id: `event-${index}`,
        type,
        at_utc: at.toISOString(),
        session_id,
        lang,
        data: JSON.stringify(data),
      }))
    const holding = DEMO_DEVICES.filter(({ queued }) => queued.some(([learnerId]) => learnerId === id))
    const waiting = holding.flatMap(({ queued }) => queued).filter(([learnerId]) => learnerId === id)
    return {
      id,
      name,
      added,
      heartbeatDay: holding.map(({ heartbeat }) => dayOf(new Date(heartbeat).toISOString())).at(-1) ?? null,
      waiting: waiting.reduce((sum, [, records]) => sum + records, 0),
      projection: projectionOf(factsOf(rows, dayOf), lessons),
    }
  })
  return learnerFigures(members, mondayOf(DEMO_NOW.slice(0, 10)))
}

const shown = ({ projection, ...learner }: LearnerFigures) => ({
  id: learner.id,
  sessions: projection.sessions.length,
  lastDay: learner.lastDay,
  lastSeen: learner.lastSeen,
  lastLang: learner.lastLang,
  daysAway: learner.daysAway,
  days: [...new Set(projection.sessions.map(({ day }) => day))],
  minutes: Math.round(projection.sessions.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
  thisWeek: learner.thisWeek,
  current: projection.current,
  left: projection.left,
  lastFlip: projection.lastFlip,
  waiting: learner.waiting,
  books: projection.books.map(({ lastAt: _lastAt, ...book }) => book),
  // The reference has no figure for the number of days; `answers.json` has the expected result.
  items: Object.fromEntries(Object.entries(projection.items).map(([key, { days: _days, ...item }]) => [key, item])),
})

describe('the figures of the demo class', () => {
  let figures: LearnerFigures[]
  beforeAll(() => {
    figures = demoFigures()
  })

  it.each(DEMO_LEARNERS.map(([id, name], index) => [name, id, index] as const))(
    'equal the reference for %s',
    (_name, id, index) => {
      const learner = figures.find((one) => one.id === id)
      expect(learner && shown(learner)).toEqual(expected.learners[index])
    },
  )

  it('equal the reference for every item across the class', () => {
    for (const lang of ['id', 'en'] as const) {
      for (const [key, { chose, ...cell }] of itemTable(figures, lessons, lang)) {
        expect({ ...cell, chose: Object.fromEntries(chose) }, `${lang} ${key}`).toEqual(
          expected.table[`${lang} ${key}`],
        )
      }
    }
    expect(Object.keys(expected.table)).toHaveLength(lessons.items.size * 2)
  })

  it('add up to the totals of the reference', () => {
    const sum = (of: (learner: LearnerFigures) => number) => figures.reduce((total, one) => total + of(one), 0)
    expect(classDaysOf(figures.map(({ projection }) => projection))).toEqual(expected.classDays)
    expect(sum(({ projection }) => projection.sessions.length)).toBe(expected.totals.sessions)
    expect(sum(({ projection }) => projection.questions)).toBe(expected.totals.asks)
    expect(sum(({ projection }) => Object.values(projection.items).reduce((n, { asked }) => n + asked, 0))).toBe(
      expected.totals.counted,
    )
    expect(figures.filter(({ thisWeek }) => thisWeek > 0)).toHaveLength(expected.totals.activeThisWeek)
  })
})
