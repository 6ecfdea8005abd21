import { describe, expect, it } from 'vitest'
import type { Stop, TodayPath } from '../../../content/ladder/path/today.ts'
import { goOnFrom, hasEnded, startWalk } from './walk.ts'

const ASKS: Stop = { kind: 'asks', activities: [] }
const BOOK: Stop = { kind: 'book', book: { id: 1, page: 3, isReadAloud: false } }
const TALK: Stop = { kind: 'talk', question: undefined }
const HOME: Stop = { kind: 'home' }
const pathOf = (...stops: Stop[]): TodayPath => ({ stops, step: 'id-01', asks: [], askSeconds: 0, bookSeconds: 0 })
const whole = startWalk(pathOf(ASKS, ASKS, BOOK, TALK, HOME))

describe('a walk', () => {
  it('goes from stop to stop and ends at home', () => {
    let walk = whole
    const seen: number[] = []
    while (!hasEnded(walk)) {
      seen.push(walk.at)
      walk = goOnFrom(walk, { seconds: 60 })
    }
    expect(seen).toEqual([0, 1, 2, 3, 4])
    expect(walk.done).toEqual([0, 1, 2, 3, 4])
    expect(walk.elapsed).toBe(300)
  })

  it('goes straight to the book after three not-yets', () => {
    expect(goOnFrom(whole, { seconds: 50, notYetRunning: 3 }).at).toBe(2)
    expect(goOnFrom(whole, { seconds: 50, notYetRunning: 2 }).at).toBe(1)
  })

  it('begins nothing but the talk once nine minutes are over', () => {
    expect(goOnFrom(whole, { seconds: 541 }).at).toBe(3)
    const late = goOnFrom(whole, { seconds: 539 })
    expect(late.at).toBe(1)
    expect(goOnFrom(late, { seconds: 10 }).at).toBe(3)
  })

  it('goes home where there is no book or talk', () => {
    expect(goOnFrom(startWalk(pathOf(ASKS, ASKS, HOME)), { seconds: 600 }).at).toBe(2)
    expect(goOnFrom(startWalk(pathOf(ASKS, ASKS, HOME)), { seconds: 6, notYetRunning: 3 }).at).toBe(2)
  })

  it('a clock that runs backwards takes no time away', () => {
    expect(goOnFrom(whole, { seconds: -100 }).elapsed).toBe(0)
  })

  it('stays at its end', () => {
    const ended = goOnFrom(startWalk(pathOf(HOME)), { seconds: 0 })
    expect(hasEnded(ended)).toBe(true)
    expect(goOnFrom(ended, { seconds: 9 })).toBe(ended)
  })
})
