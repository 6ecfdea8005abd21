import { describe, expect, it } from 'vitest'
import { hearingOf } from '../judge/hearing.ts'
import type { Script } from '../scripts.ts'
import { bestOf, nextTake, type Tried } from './nextTake.ts'
import { plan } from './plan.ts'
import { styleOf, type Take } from './voices.ts'

const script: Script = {
  path: '/audio/books/book1/naration/id/page-01.mp3',
  kind: 'narration',
  language: 'id',
  text: 'Hujan turun sejak siang. Semua naik ke balai. Anak ayam pun ikut.',
  home: 'book1/page-01',
}
const RIGHT = ['Hujan turun sejak siang.', 'Semua naik ke balai.', 'Anak ayam pun ikut.'] as const
const line = plan(script)
const [reading = { voice: '', speed: 1 }] = line.takes
const [way1, way2] = line.ways.map((way) => styleOf(way, reading.speed))
const usual = styleOf({ pace: 1 }, reading.speed)

function heard(take: Take, heard: readonly string[], mos = 4): Tried {
  return { take, hearing: hearingOf(script, [heard.join(' ')]), mos }
}
const current = (...args: Parameters<typeof heard>): Tried => ({
  ...heard(...args),
  isCurrent: true,
  chosenFrom: line.takes.length,
})
const [first, second, third] = RIGHT
const SECOND_WRONG = [first, 'Semoga naik kapal.', third]

describe('as a whole', () => {
  it('tries one take after another, until one is heard and natural enough', () => {
    expect(nextTake(line, [])).toEqual(line.takes[0])
    expect(nextTake(line, [heard(reading, SECOND_WRONG)])).toEqual(line.takes[1])
    expect(nextTake(line, [heard(reading, RIGHT)])).toBeUndefined()
    expect(nextTake(line, [heard(reading, RIGHT, 3.5)])).toEqual(line.takes[1])
  })

  it('does not try again what a line was chosen from before', () => {
    expect(nextTake(line, [current(reading, SECOND_WRONG)])?.sentences).toHaveLength(3)
  })

  it('tries every carrier of a single word, and then stops', () => {
    const word: Script = { ...script, kind: 'word', text: 'hujan' }
    const { takes } = plan(word)
    const tried: Tried[] = []
    for (const take of takes) {
      expect(nextTake(plan(word), tried)).toEqual(take)
      tried.push({ take, hearing: hearingOf(word, ['hutan', 'hutan hutan']), mos: 4 })
    }
    expect(nextTake(plan(word), tried)).toBeUndefined()
  })
})

describe('what a line has', () => {
  const word: Script = { ...script, kind: 'word', text: 'hujan' }
  const { takes } = plan(word)
  const [first = reading] = takes
  const hearingAs = (heard: string, mos: number, chosenFrom: number): Tried => {
    const hearing = hearingOf(word, [heard, `${heard} ${heard}`])
    return { take: first, hearing, mos, isCurrent: true, chosenFrom }
  }

  it('stays where every word is heard, though it is less natural than wanted', () => {
    expect(nextTake(plan(word), [hearingAs('hujan', 2.5, 3)])).toBeUndefined()
    expect(nextTake(line, [current(reading, RIGHT, 3.5)])).toBeUndefined()
    expect(nextTake(line, [current(reading, RIGHT, 3)])).toBeDefined()
  })

  it('is not weighed again against the takes it was chosen from', () => {
    expect(nextTake(plan(word), [hearingAs('hutan', 3, 3)])).toEqual(takes[3])
    expect(nextTake(plan(word), [hearingAs('hutan', 3, 0)])).toEqual(takes[1])
  })
})

describe('sentence by sentence', () => {
  it('speaks only what was misheard in other ways', () => {
    const now = current(reading, SECOND_WRONG)
    const mixed = nextTake(line, [now])
    expect(mixed).toEqual({ ...reading, sentences: [usual, way1, usual] })
    const again = nextTake(line, [now, heard(mixed ?? reading, SECOND_WRONG)])
    expect(again?.sentences).toEqual([usual, way2, usual])
  })

  it('keeps of each sentence what was heard best', () => {
    const now = current(reading, ['Hutan turun.', 'Semoga naik kapal.', third])
    const mixed = heard({ ...reading, sentences: [way1 ?? usual, way1 ?? usual, usual] }, SECOND_WRONG)
    expect(nextTake(line, [now, mixed])?.sentences).toEqual([way1, way2, usual])
  })

  it('stays with the voice and about the speed of the best whole take', () => {
    const last = line.takes.length - 1
    const others = line.takes.map((take, i) => heard(take, i === last ? SECOND_WRONG : ['', '', '']))
    const mixed = nextTake(line, others)
    expect(mixed?.voice).toBe(line.takes[last]?.voice)
    expect(mixed?.speed).toBe(line.takes[last]?.speed)
  })

  it('speaks all of a harsh text otherwise', () => {
    expect(nextTake(line, [current(reading, RIGHT, 2.8)])?.sentences).toEqual([way1, way1, way1])
  })

  it('ends when every way was tried', () => {
    const tried = [current(reading, SECOND_WRONG)]
    for (let take = nextTake(line, tried); take; take = nextTake(line, tried)) tried.push(heard(take, SECOND_WRONG))
    expect(tried).toHaveLength(line.ways.length + 1)
  })
})

describe('the best', () => {
  it('has the fewest wrong words, and of equals is the first', () => {
    const wrong = current(reading, SECOND_WRONG)
    const right = heard({ ...reading, speed: 1.1 }, RIGHT)
    expect(bestOf(script, [wrong, right])).toBe(right)
    expect(bestOf(script, [wrong, heard({ ...reading, speed: 1.1 }, SECOND_WRONG)])).toBe(wrong)
  })

  it('is not harsh, though a few more of its words are misheard', () => {
    const harsh = heard(reading, RIGHT, 1.5)
    const misheard = heard({ ...reading, speed: 1.1 }, [first, second, 'Anak ayam pun itu.'])
    expect(bestOf(script, [harsh, misheard])).toBe(misheard)
  })
})
