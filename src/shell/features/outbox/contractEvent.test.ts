import { expect, it } from 'vitest'
import { eventSchema } from '../../../../server/contract/events.ts'
import type { NewEvent } from '../../lib/service/learningEvents.ts'
import { eventOf } from './contractEvent.ts'

const tried = {
  type: 'try',
  bookId: 1,
  place: 'b1-p01',
  ask: 'word:sun',
  item: 'word:sun|read',
  n: 2,
  ok: false,
  help: 2,
  guess: 0.25,
  chose: 'word:duck|read',
  input: 'drag',
} as const
const left = {
  type: 'page.leave',
  bookId: 2,
  place: 'cover',
  mode: 'along',
  heard: 3,
  words: 9,
  active: 4.256,
} as const
const ended = { type: 'activity.end', bookId: 1, place: '101', score: 2, asked: 3, total: 6 } as const
const EVENTS: readonly [NewEvent, Record<string, unknown>][] = [
  [tried, { place: 'b1-p01', input: 'drag', n: 2, chose: 'word:duck|read' }],
  // As kinds tell it.
  [
    { ...tried, chose: 'word:duck' },
    { item: 'word:sun|read', chose: 'word:duck|read' },
  ],
  [
    { ...left, to: 'next' },
    { place: 'b2-cover', round: 3, active: 4.3 },
  ],
  [{ ...left, to: 'language' }, { to: 'language' }],
  [
    { ...ended, finished: false, passed: false },
    { asked: 3, finished: false, round: 3 },
  ],
  [
    { type: 'book.complete', bookId: 4, place: 'book-4', points: 83 },
    { place: 'book-4', points: 83 },
  ],
]

const pack = (bookId: number) => (bookId > 1000 ? { key: 'org.example.kancil', revision: 3 } : undefined)

it('names the revision of a taken-in book, and none of ours', () => {
  const recorded = { id: crypto.randomUUID(), at: new Date().toISOString(), lang: 'id' as const }
  const whose = { learner_id: 'a', session_id: 'b' }
  const known = { round: () => 1, pack }
  const event = { type: 'book.complete', place: 'book', points: 100 } as const
  expect(eventOf({ ...recorded, ...event, bookId: 1001 }, whose, known)).toMatchObject({ book: pack(1001) })
  expect(eventOf({ ...recorded, ...event, bookId: 1 }, whose, known)).not.toHaveProperty('book')
})

it.each(EVENTS)('is accepted by the service as sent: %j', (event, expected) => {
  const recorded = { id: crypto.randomUUID(), at: new Date().toISOString(), lang: 'id' as const, ...event }
  const whose = { learner_id: crypto.randomUUID(), session_id: crypto.randomUUID() }
  const sent = { ...eventOf(recorded, whose, { round: () => 3, pack }), device_id: crypto.randomUUID(), device_seq: 7 }
  expect(eventSchema.parse(sent)).toMatchObject({ type: event.type, lang: 'id', device_seq: 7, ...expected })
})
