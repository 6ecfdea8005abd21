import { expect, it, vi } from 'vitest'
import { EventCollector, type EventSink, type NewEvent } from './learningEvents.ts'

const done = (points: number) => ({ type: 'book.complete', bookId: 1, place: 'book-1', points }) satisfies NewEvent

it('keeps events until somebody takes them, in order and each with its own id', () => {
  const collector = new EventCollector()
  collector.record(done(1), 'en')
  collector.record(done(2), 'id')
  const sink = vi.fn<EventSink>()
  const disconnect = collector.connect(sink)
  collector.record(done(3), 'en')
  const taken = sink.mock.calls.map(([recorded]) => recorded)
  expect(taken).toMatchObject([done(1), done(2), done(3)])
  expect(taken.map(({ lang }) => lang)).toEqual(['en', 'id', 'en'])
  expect(new Set(taken.map(({ id }) => id)).size).toBe(3)
  disconnect()
  collector.record(done(4), 'en')
  expect(sink).toHaveBeenCalledTimes(3)
})

it('keeps the latest 500 where nobody takes them', () => {
  const collector = new EventCollector()
  for (let points = 0; points < 510; points += 1) collector.record(done(points), 'en')
  const sink = vi.fn<EventSink>()
  collector.connect(sink)
  expect(sink).toHaveBeenCalledTimes(500)
  expect(sink.mock.calls[0]?.[0]).toMatchObject(done(10))
})
