// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { RecordedEvent } from '../service/learningEvents.ts'
import { forgetHistory, heardVersion, historyOf, noteLearning, storeHistory, todayOf } from './tryHistory.ts'

beforeEach(() => localStorage.clear())

type Try = Extract<RecordedEvent, { type: 'try' }>
const tried = (fields: Partial<Try> = {}): Try => ({
  id: 'e1',
  at: '2026-11-02T09:00:00',
  lang: 'id',
  bookId: 0,
  type: 'try',
  place: 'today-1',
  ask: 'sound:m',
  item: 'sound:m|hear',
  n: 1,
  ok: true,
  help: 0,
  guess: 0.25,
  input: 'tap',
  ...fields,
})
const known = () => historyOf('7', 'id').histories.get('sound:m|hear')

describe('what counts', () => {
  it('is the first move at a question', () => {
    noteLearning('7', tried())
    noteLearning('7', tried({ n: 2, ok: false }))
    expect(known()).toEqual([{ day: '2026-11-02', ok: true, guess: 0.25 }])
  })

  it.each([
    ['a wrong first move is a miss', { ok: false }, [false]],
    ['a right move with help is a miss', { help: 2 as const }, [false]],
    ['what is guessed every second time says nothing', { guess: 0.5 }, undefined],
  ])('%s', (_, fields, wanted) => {
    noteLearning('7', tried(fields))
    expect(known()?.map(({ ok }) => ok)).toEqual(wanted)
  })

  it('is kept apart by language and by child', () => {
    noteLearning('7', tried({ lang: 'en' }))
    expect(known()).toBeUndefined()
    expect(historyOf('8', 'en').histories.size).toBe(0)
    expect(historyOf('7', 'en').histories.size).toBe(1)
  })

  it('are the newest twelve', () => {
    for (let n = 0; n < 15; n++) noteLearning('7', tried({ ok: n > 2 }))
    expect(known()?.map(({ ok }) => ok)).toEqual(Array.from({ length: 12 }, () => true))
  })
})

it('knows the days of turns, each once', () => {
  noteLearning('7', tried())
  noteLearning('7', tried())
  noteLearning('7', tried({ at: '2026-11-05T09:00:00' }))
  expect(historyOf('7', 'id').turnDays).toEqual(['2026-11-02', '2026-11-05'])
})

it('a clock that is set back counts as the latest day', () => {
  noteLearning('7', tried({ at: '2026-11-05T09:00:00' }))
  noteLearning('7', tried({ at: '2026-01-01T09:00:00' }))
  expect(known()?.map(({ day }) => day)).toEqual(['2026-11-05', '2026-11-05'])
  expect(todayOf('7', new Date('2026-01-01T09:00:00'))).toBe('2026-11-05')
})

it.each([
  'no json',
  '[]',
  '{"items":{"id sound:m|hear":[["x",1,0.25],["2026-11-02",1,0.25],7]},"days":["2026-11-02",3]}',
])('a store that says %s is read as far as it makes sense', (text) => {
  localStorage.setItem('tries:7', text)
  const { histories, turnDays } = historyOf('7', 'id')
  expect([histories.size, turnDays.length]).toEqual(text.startsWith('{') ? [1, 1] : [0, 0])
})

it('forgets a child', () => {
  noteLearning('7', tried())
  forgetHistory('7')
  expect(known()).toBeUndefined()
})

describe('what the service has of other devices', () => {
  const digest = (more: object = {}) => ({
    version: '1.7',
    today: '2026-11-06',
    items: { 'id sound:m|hear': [['2026-11-04', 0, 0.25, 'far-away']] },
    days: ['2026-11-04'],
    ...more,
  })

  it('is joined with this device’s own, and stays after a restart', () => {
    noteLearning('7', tried())
    storeHistory('7', digest())
    expect(known()?.map(({ day, ok }) => [day, ok])).toEqual([
      ['2026-11-02', true],
      ['2026-11-04', false],
    ])
    expect(historyOf('7', 'id').turnDays).toEqual(['2026-11-02', '2026-11-04'])
    expect(heardVersion('7')).toBe('1.7')
    expect(historyOf('8', 'id').histories.size).toBe(0)
  })

  it('of an event that was sent from here is the same question', () => {
    noteLearning('7', tried({ id: '0000-own-event' }))
    storeHistory('7', digest({ items: { 'id sound:m|hear': [['2026-11-02', 1, 0.25, 'wn-event']] } }))
    expect(known()).toHaveLength(1)
  })

  it('of a newer service or app is taken as far as it is understood', () => {
    const items = {
      'id sound:m|hear': [['2026-11-04', 1, 0.25, 'far', 'word:sun|read', 7], ['soon', 1, 0.25, 'x'], 3],
      'id dance:m|hop': [['2026-11-04', 1, 0.25, 'far']],
      'id sound:a|hear': 'none',
    }
    storeHistory('7', digest({ items, mood: 'good' }))
    expect([...historyOf('7', 'id').histories.keys()]).toEqual(['sound:m|hear', 'dance:m|hop'])
    expect(known()).toEqual([{ day: '2026-11-04', ok: true, guess: 0.25 }])
  })

  it.each([[7], [{}], [{ version: '1.8', today: 'soon', items: {}, days: [] }], [{ version: 3, today: '2026-11-06' }]])(
    'that cannot be read (%j) changes nothing',
    (raw) => {
      storeHistory('7', digest())
      storeHistory('7', raw)
      expect(heardVersion('7')).toBe('1.7')
      expect(known()).toHaveLength(1)
    },
  )

  it('says that this clock ran ahead: today is today again', () => {
    noteLearning('7', tried({ at: '2027-12-24T09:00:00' }))
    expect(todayOf('7', new Date('2026-11-06T10:00:00'))).toBe('2027-12-24')
    storeHistory('7', digest())
    expect(todayOf('7', new Date('2026-11-06T10:00:00'))).toBe('2026-11-06')
    expect(known()?.at(-1)).toMatchObject({ day: '2026-11-06' })
  })

  it('is deleted with the child', () => {
    storeHistory('7', digest())
    forgetHistory('7')
    expect([known(), heardVersion('7')]).toEqual([undefined, undefined])
  })
})

it('two children on one tablet in one minute are two histories', () => {
  noteLearning('7', tried({ at: '2026-11-02T09:00:00' }))
  noteLearning('8', tried({ at: '2026-11-02T09:00:30', ok: false, item: 'sound:a|hear' }))
  noteLearning('7', tried({ at: '2026-11-02T09:00:50', ok: false }))
  expect(known()?.map(({ ok }) => ok)).toEqual([true, false])
  expect([...historyOf('8', 'id').histories.keys()]).toEqual(['sound:a|hear'])
})
