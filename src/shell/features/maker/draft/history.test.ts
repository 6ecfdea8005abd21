import { describe, expect, it } from 'vitest'
import { ChangeError, changesBetween, isSame, withChanges } from './changes.ts'
import { withoutPage, withPageMoved } from './edits.ts'
import { MOST_STEPS, NO_HISTORY, recorded, redone, redoName, undone, undoName } from './history.ts'
import type { Draft } from './schema.ts'
import { saying, threePages } from './testDrafts.ts'

const named = (text: string) => ({ en: text, id: text })
const base = threePages()

/** A generator of numbers that is the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

/** Some value of plain JSON. */
function someValue(next: () => number, depth = 3): unknown {
  const kind = Math.floor(next() * (depth > 0 ? 6 : 3))
  if (kind === 0) return Math.floor(next() * 5)
  if (kind === 1) return 'abc'.slice(0, Math.floor(next() * 4))
  if (kind === 2) return next() < 0.5 ? null : true
  const many = Array.from({ length: Math.floor(next() * 4) }, () => someValue(next, depth - 1))
  return kind === 3 ? Object.fromEntries(many.map((one) => ['xyz'[Math.floor(next() * 3)], one])) : many
}

describe('changes', () => {
  it('lead from any value to any other, and back', () => {
    const next = numbers(7)
    for (let turn = 0; turn < 600; turn += 1) {
      const [one, other] = [{ v: someValue(next) }, { v: someValue(next) }]
      const changes: ReturnType<typeof changesBetween> = JSON.parse(JSON.stringify(changesBetween(one, other)))
      expect(isSame(withChanges(one, changes), other)).toBe(true)
      expect(isSame(withChanges(other, changes, true), one)).toBe(true)
    }
  })

  it('are small: a moved thing is a number, a deleted page one page', () => {
    const moved = { ...base, level: 'A' }
    expect(changesBetween(base, moved)).toEqual([{ path: ['level'], from: 'B1', to: 'A' }])
    expect(JSON.stringify(changesBetween(base, withoutPage(base, 1))).length).toBeLessThan(600)
    expect(changesBetween(base, withPageMoved(base, 1, 3))).toHaveLength(1)
  })

  it('refuse a value that they were not made of', () => {
    const changes = changesBetween(base, saying(base, 1, { en: 'New.' }))
    expect(() => withChanges(saying(base, 1, { en: 'Other.' }), changes)).toThrow(ChangeError)
    expect(() => withChanges({ pages: [] }, changes)).toThrow(ChangeError)
  })
})

describe('undo', () => {
  /** Texts, one after the other, so far apart that each is a step. */
  function after(texts: readonly string[]) {
    let [draft, history] = [base, NO_HISTORY]
    texts.forEach((en, index) => {
      const next = saying(draft, 1, { en })
      history = recorded(history, { name: named(`say ${en}`), before: draft, after: next, at: index * 5000 })
      draft = next
    })
    return { draft, history }
  }
  const textOf = (draft: Draft | undefined) => draft?.pages[1]?.words.en

  it('goes back and forward by name', () => {
    const { draft, history } = after(['a', 'b'])
    expect(undoName(history)?.en).toBe('say b')
    const back = undone(history, draft)
    expect([textOf(back?.draft), back && redoName(back.history)?.en]).toEqual(['a', 'say b'])
    const forward = back && redone(back.history, back.draft)
    expect(textOf(forward?.draft)).toBe('b')
    expect(undone(NO_HISTORY, base)).toBeUndefined()
    expect(redone(history, draft)).toBeUndefined()
  })

  it('forgets what was undone with the next change', () => {
    const { draft, history } = after(['a', 'b'])
    const back = undone(history, draft)
    if (!back) throw new Error('nothing undone')
    const next = saying(back.draft, 2, { en: 'c' })
    const then = recorded(back.history, { name: named('c'), before: back.draft, after: next, at: 90_000 })
    expect([then.steps.length, redoName(then)]).toEqual([2, undefined])
    expect(then.steps.map(({ n }) => n)).toEqual([1, 2])
  })

  it('has a hundred steps', () => {
    const texts = Array.from({ length: MOST_STEPS + 20 }, (_, index) => `t${index}`)
    let { draft, history } = after(texts)
    expect(history.steps).toHaveLength(MOST_STEPS)
    for (let steps = 0; steps < MOST_STEPS; steps += 1)
      ({ draft, history } = undone(history, draft) ?? { draft, history })
    expect(textOf(draft)).toBe('t19')
    expect(undone(history, draft)).toBeUndefined()
  })

  it('takes typing as one step, and other things as theirs', () => {
    let [draft, history] = [base, NO_HISTORY]
    for (const [index, en] of ['h', 'he', 'hen'].entries()) {
      const next = saying(draft, 1, { en })
      history = recorded(history, { name: named('write'), before: draft, after: next, at: index * 200 })
      draft = next
    }
    expect(history.steps).toHaveLength(1)
    const other = saying(draft, 2, { en: 'x' })
    expect(recorded(history, { name: named('write'), before: draft, after: other, at: 500 }).steps).toHaveLength(2)
    const later = saying(draft, 1, { en: 'hens' })
    expect(recorded(history, { name: named('write'), before: draft, after: later, at: 5000 }).steps).toHaveLength(2)
    expect(textOf(undone(history, draft)?.draft)).toBe('Page 1.')
  })

  it('keeps nothing for a change that changes nothing', () => {
    expect(recorded(NO_HISTORY, { name: named('x'), before: base, after: { ...base }, at: 0 })).toBe(NO_HISTORY)
  })

  it('ends where the draft is another one, and changes nothing', () => {
    const { history } = after(['a'])
    const other = saying(base, 1, { en: 'else' })
    expect(undone(history, other)).toEqual({ history: NO_HISTORY, draft: other })
  })
})
