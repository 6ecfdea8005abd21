import { describe, expect, it } from 'vitest'
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
  it('makes a try an answer to its item, with the help that was needed', () => {
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
      object: { objectType: 'Activity', id: `${HOME}/xapi/item/letter%3AE%7Csound` },
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
  ])('makes %s %j %s', (type, data, verb, object) => {
    expect(statementOf(event(type, data), HOME)).toMatchObject({
      verb: { id: `http://adlnet.gov/expapi/verbs/${verb}` },
      object: { id: `${HOME}/xapi/${object}` },
    })
  })

  it('never holds the learner’s own id', () => {
    expect(JSON.stringify(statementOf(event('book.complete', { place: 'book-1', points: 1 }), HOME))).not.toContain(
      'learner-1',
    )
  })

  it.each(['session.start', 'device.hello', 'observation'])('leaves out %s', (type) => {
    expect(statementOf(event(type, {}), HOME)).toBeUndefined()
  })
})
