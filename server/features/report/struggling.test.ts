import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildLessons } from '../../../src/content/lessons.ts'
import { specifiedBooks } from '../../../tests/helpers/specifiedBooks.ts'
import { DEMO_LEARNERS } from '../../demo/classroom.ts'
import { demoEvents, demoSessions } from '../../demo/facts.ts'
import { projectionOf } from './figures/projection.ts'
import { dayOfTime, factsOf } from './figures/facts.ts'
import type { ItemFigures } from './figures/questions.ts'
import { makeRefs } from './refs.ts'
import { answersOf, strugglingOf } from './struggling.ts'

interface Reference {
  readonly first: number
  readonly asked: number
  readonly known: number
  readonly repeated: number
  readonly missed: number
  readonly notYet: number
  readonly skills: Readonly<Record<string, { readonly asked: number; readonly missed: number }>>
}

/**
 * Counted from the same questions by the module that also calculated `figures.json`, without the code under test: items by the outcome of their
 * latest counted question, items asked on two days, and items by language and skill. Never regenerate it with the code under test.
 */
const reference: Readonly<Record<string, Reference>> = JSON.parse(
  readFileSync(new URL('./fixtures/answers.json', import.meta.url), 'utf8'),
)

const lessons = await buildLessons(specifiedBooks)
const refs = makeRefs(lessons)
const dayOf = dayOfTime('Asia/Jakarta')
const events = demoEvents(demoSessions())

function demoLearner(id: string) {
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
  return { projection: projectionOf(factsOf(rows, dayOf), lessons) }
}

describe('answersOf and strugglingOf, for the demo class', () => {
  it.each(DEMO_LEARNERS.map(([id, name]) => [name, id] as const))(
    'equal the counts of the reference for %s',
    (_name, id) => {
      const learner = demoLearner(id)
      const { first, asked, known, repeated, missed, notYet, skills } = reference[id] ?? never(id)
      expect(answersOf(learner)).toEqual({ first, asked, known, repeated })
      const struggling = strugglingOf(learner, refs)
      const isSo = learner.projection.sessions.length >= 3 && asked >= 10 && missed * 2 >= asked
      expect(struggling !== undefined).toBe(isSo)
      if (!struggling) return
      expect(struggling).toMatchObject({ missed, asked, not_yet: notYet })
      const own = skills[`${struggling.lang} ${struggling.skill}`]
      expect(own).toEqual({ asked: struggling.skill_asked, missed: struggling.skill_missed })
      const share = struggling.skill_missed / struggling.skill_asked
      const shares = Object.values(skills).flatMap((one) => (one.asked >= 5 ? [one.missed / one.asked] : []))
      expect(share).toBe(Math.max(...shares))
      for (const { item, lang } of struggling.practise) {
        expect({ skill: item.skill, lang }).toEqual({ skill: struggling.skill, lang: struggling.lang })
        expect(learner.projection.items[`${lang} ${item.key}`]?.state).not.toBe('first')
      }
    },
  )

  it('include the child with the most "not yet", who has no stuck item', () => {
    const most = Object.entries(reference).toSorted(([, one], [, other]) => other.notYet - one.notYet)[0]?.[0] ?? ''
    expect(DEMO_LEARNERS.find(([id]) => id === most)?.[1]).toBe('Bagus')
    const { projection } = demoLearner(most)
    expect(Object.values(projection.items).filter(({ stuck }) => stuck)).toEqual([])
    expect(strugglingOf({ projection }, refs)).toMatchObject({
      missed: 54,
      asked: 97,
      not_yet: 21,
      skill: 'use',
      lang: 'en',
      skill_missed: 5,
      skill_asked: 6,
    })
  })
})

describe('strugglingOf', () => {
  const letters = [...lessons.items.values()].filter(({ group, skill }) => group === 'letters' && skill === 'sound')
  const item = (state: ItemFigures['state']): ItemFigures => ({
    state,
    asked: 1,
    days: 1,
    last: '2026-11-20',
    known: false,
    stuck: false,
  })
  function learner(states: readonly ItemFigures['state'][], sessions = 3) {
    const { projection } = demoLearner('lrn-15')
    const items = Object.fromEntries(states.map((state, index) => [`id ${letters[index]?.key}`, item(state)]))
    const session = { id: 's', day: '2026-11-20', lang: 'id', seconds: 100 } as const
    return { projection: { ...projection, items, sessions: Array.from({ length: sessions }, () => session) } }
  }
  const times = (first: number, help: number, notYet: number): ItemFigures['state'][] => [
    ...Array<'first'>(first).fill('first'),
    ...Array<'help'>(help).fill('help'),
    ...Array<'not_yet'>(notYet).fill('not_yet'),
  ]

  it('applies from half of the items, including those with help, and lists "not yet" first to practise', () => {
    expect(strugglingOf(learner(times(6, 3, 2)), refs)).toBeUndefined()
    const struggling = strugglingOf(learner(times(5, 3, 2)), refs)
    expect(struggling).toMatchObject({ missed: 5, not_yet: 2, asked: 10, skill: 'sound', lang: 'id', skill_asked: 10 })
    expect(struggling?.practise.map(({ item: { key } }) => key)).toEqual([8, 9, 5].map((index) => letters[index]?.key))
  })

  it('needs three sessions and ten items', () => {
    expect(strugglingOf(learner(times(0, 0, 9)), refs)).toBeUndefined()
    expect(strugglingOf(learner(times(0, 0, 10), 2), refs)).toBeUndefined()
    expect(strugglingOf(learner(times(0, 0, 10)), refs)).toBeDefined()
  })
})

function never(id: string): never {
  throw new Error(`The reference has nothing of ${id}.`)
}
