import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { demoEvents, demoSessions } from '../../server/demo/facts.ts'
import { type StoredEvent, statementOf } from './xapi.ts'

const HOME = 'https://school.example'
const event = (type: string, data: object): StoredEvent => ({
  id: '7d1f0f5e-0000-4000-8000-000000000001',
  learner_id: 'learner-1',
  type,
  at_utc: '2026-11-21T07:00:00.000Z',
  received_at: '2026-11-21T08:00:00.000Z',
  lang: 'id',
  session_id: 'ses-1',
  data: JSON.stringify(data),
})

describe('statementOf', () => {
  it('turns a try into an “answered” statement about its item, with the help level', () => {
    const made = {
      ask: 'a',
      item: 'letter:E|sound',
      place: 'b1-p08',
      n: 2,
      ok: true,
      help: 2,
      guess: 0.25,
      input: 'tap',
    }
    expect(statementOf(event('try', made), HOME)).toEqual({
      id: '7d1f0f5e-0000-4000-8000-000000000001',
      actor: { objectType: 'Agent', account: { homePage: HOME, name: expect.stringMatching(/^[0-9a-f]{32}$/) } },
      verb: { id: 'http://adlnet.gov/expapi/verbs/answered', display: { en: 'answered' } },
      object: {
        objectType: 'Activity',
        id: `${HOME}/xapi/item/letter%3AE%7Csound`,
        definition: { type: 'http://adlnet.gov/expapi/activities/question' },
      },
      result: {
        success: true,
        extensions: {
          [`${HOME}/xapi/help`]: 2,
          [`${HOME}/xapi/guess`]: 0.25,
          [`${HOME}/xapi/ask`]: 'a',
          [`${HOME}/xapi/n`]: 2,
        },
      },
      context: { language: 'id', extensions: { [`${HOME}/xapi/session`]: 'ses-1' } },
      timestamp: '2026-11-21T07:00:00.000Z',
      stored: '2026-11-21T08:00:00.000Z',
    })
  })

  it.each([
    ['page.leave', { place: 'b1-p01', mode: 'listen', heard: 13, words: 13, active: 80 }, 'experienced', 'page/b1-p01'],
    ['activity.end', { place: '101', finished: true, passed: true, score: 5, total: 6 }, 'passed', 'activity/101'],
    ['activity.end', { place: '101', finished: true, passed: false, score: 1, total: 6 }, 'failed', 'activity/101'],
    ['activity.end', { place: '101', finished: false, passed: false, score: 1, total: 6 }, 'suspended', 'activity/101'],
    ['book.complete', { place: 'book-1', points: 67 }, 'completed', 'book/book-1'],
  ])('turns %s %j into “%s”', (type, data, verb, object) => {
    expect(statementOf(event(type, data), HOME)).toMatchObject({
      verb: { id: `http://adlnet.gov/expapi/verbs/${verb}` },
      object: { id: `${HOME}/xapi/${object}` },
    })
  })

  it('never contains the learner’s id', () => {
    expect(JSON.stringify(statementOf(event('book.complete', { place: 'book-1', points: 1 }), HOME))).not.toContain(
      'learner-1',
    )
  })

  it.each(['session.start', 'device.hello', 'observation'])('leaves out %s', (type) => {
    expect(statementOf(event(type, {}), HOME)).toBeUndefined()
  })
})

const iri = z.string().regex(/^https?:\/\/[^\s<>"{}|\\^`]+$/)
const extensions = z.record(iri, z.union([z.string(), z.number(), z.boolean()]))

/** The part of an xAPI 1.0.3 statement (part 2, Data) that our exports use. Strict: unknown fields fail. */
const statement = z.strictObject({
  id: z.uuid(),
  actor: z.strictObject({
    objectType: z.literal('Agent'),
    // Identified by account only: no name, mbox or openid.
    account: z.strictObject({ homePage: iri, name: z.string().regex(/^[0-9a-f]{32}$/) }),
  }),
  verb: z.strictObject({ id: iri, display: z.record(z.string().regex(/^[a-z]{2}$/), z.string().min(1)) }),
  object: z.strictObject({
    objectType: z.literal('Activity'),
    id: iri,
    definition: z.strictObject({ type: iri }),
  }),
  result: z.strictObject({
    success: z.boolean().optional(),
    completion: z.boolean().optional(),
    duration: z
      .string()
      .regex(/^PT\d+(\.\d{1,2})?S$/)
      .optional(),
    score: z
      .strictObject({ raw: z.number(), min: z.number().optional(), max: z.number().optional() })
      .refine(({ raw, min = raw, max = raw }) => min <= raw && raw <= max)
      .refine(({ min, max }) => min === undefined || max === undefined || min < max)
      .optional(),
    extensions: extensions.optional(),
  }),
  context: z.strictObject({ language: z.string().regex(/^[a-z]{2}$/), extensions }),
  timestamp: z.iso.datetime(),
  stored: z.iso.datetime(),
})

describe('the statement schema', () => {
  const sent = (made: StoredEvent) => {
    const plain: unknown = JSON.parse(JSON.stringify(statementOf(made, HOME) ?? null))
    return plain
  }

  it('accepts all statements of a class’s four weeks', () => {
    const events = demoEvents(demoSessions())
    const statements = events.flatMap(({ type, data, session_id, learner_id, lang }) => {
      const made = sent({ ...event(type, data), session_id, learner_id, lang })
      return made === null ? [] : [made]
    })
    expect(statements.length).toBeGreaterThan(5000)
    for (const made of statements) statement.parse(made)
  })

  it.each([
    ['activity.end', { place: '101', finished: true, passed: false, score: 0, total: 0 }],
    ['activity.end', { place: '101', finished: true, passed: true, score: 9, total: 6 }],
    ['page.leave', { place: 'b1-p01', mode: 'alone', heard: 0, words: 5, active: 0.000_000_1 }],
    ['page.leave', { place: 'b1-p01', mode: 'alone', heard: 0, words: 5, active: 12.345_678 }],
    ['try', { place: 'ä b', item: 'word:naïve “x”|read', ask: 'a', n: 1, ok: true, help: 0, guess: 1 / 3 }],
  ])('accepts the statement of %s %j', (type, data) => {
    expect(statement.safeParse(sent(event(type, data))).error?.issues).toBeUndefined()
  })
})
