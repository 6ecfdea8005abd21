import { expect, it } from 'vitest'
import { eventSchema } from '../contract/events.ts'
import { eventFacts, eventRow } from './eventRow.ts'

const sent = {
  input: 'drag',
  chose: 'word:duck|read',
  guess: 0.25,
  help: 2,
  ok: false,
  n: 2,
  place: 'b1-p01',
  item: 'word:sun|read',
  ask: 'word:sun',
  type: 'try',
  content: '7',
  app: '0.1.0',
  lang: 'id',
  learner_id: 'ana',
  session_id: 'visit',
  device_seq: 5,
  device_id: 'tab',
  at: '2026-11-21T15:00:00+07:00',
  id: '7d1f0f5e-0000-4000-8000-000000000001',
}
const arrived = { at_utc: '2026-11-21T08:00:00.000Z', received_at: '2026-11-21T09:00:00.000Z', sent_by: 'ana' }

it('maps an event to exactly the stored row format', () => {
  expect(eventRow(eventSchema.parse(sent), arrived)).toEqual({
    learner_id: 'ana',
    id: '7d1f0f5e-0000-4000-8000-000000000001',
    type: 'try',
    at: '2026-11-21T15:00:00+07:00',
    at_utc: '2026-11-21T08:00:00.000Z',
    received_at: '2026-11-21T09:00:00.000Z',
    device_id: 'tab',
    device_seq: 5,
    session_id: 'visit',
    lang: 'id',
    app: '0.1.0',
    content: '7',
    sent_by: 'ana',
    data: '{"ask":"word:sun","item":"word:sun|read","place":"b1-p01","n":2,"ok":false,"help":2,"guess":0.25,"chose":"word:duck|read","input":"drag"}',
  })
})

it('reads events from rows with their types, in order', () => {
  const rows = [
    { type: 'book.complete', data: '{"place":"book-1","round":1,"points":67}' },
    { type: 'session.end', data: '{"reason":"idle"}' },
  ]
  expect(eventFacts(rows)).toEqual([
    { type: 'book.complete', place: 'book-1', round: 1, points: 67 },
    { type: 'session.end', reason: 'idle' },
  ])
  expect(eventFacts([])).toEqual([])
})
