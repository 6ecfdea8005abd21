import { expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { FAMILY_OVERLAP, FAMILY_TRAY, familyDropRules, liftedSize } from './familyDrop.ts'
import { fromPercent, overlapShare } from '../../../game/rules/geometry.ts'
import { familyExample } from './familyExample.ts'

const play = () => playRules(familyDropRules, familyExample)

it('accepts each person on the shadow of the same id and speaks the name', () => {
  const played = play()
  expect(solve(played)).toBe(3)
  expect(outcomesOf(played, 'say')).toHaveLength(3)
  expect(outcomesOf(played, 'feedback').map(({ message }) => message.key)).toEqual([
    'drop.correct',
    'drop.correct',
    'family.done',
  ])
  expect(played.session.counters()).toEqual({ correct: 3, wrong: 0, attempts: 3 })
})

it('returns a person home from a wrong shadow and scores no point', () => {
  const played = play()
  played.session.move({ targetId: 'item:baby', to: 'zone:father' })
  expect(outcomesOf(played, 'rejected')).toEqual([{ type: 'rejected', targetId: 'item:baby', to: 'zone:father' }])
  expect(outcomesOf(played, 'tried')[0]?.tried).toMatchObject({
    item: 'family:baby|use',
    chose: 'family:father',
    guess: 1 / 3,
  })
  solve(played)
  expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 2, total: 3 }])
  expect(played.session.counters()).toEqual({ correct: 3, wrong: 1, attempts: 4 })
})

it('does not reveal to a screen reader whose shadow it is', () => {
  const shadows = play()
    .session.targets()
    .filter(({ kind }) => kind === 'drop')
  for (const { label } of shadows) expect(label).not.toMatch(/FATHER|MOTHER|BABY/)
})

it('fills the tray with portraits that do not overlap', () => {
  const waiting = play()
    .session.targets()
    .filter(({ kind }) => kind === 'drag')
  for (const [index, { box }] of waiting.entries()) {
    expect(overlapShare(box, FAMILY_TRAY)).toBe(1)
    expect(box.height).toBeGreaterThan(100)
    expect(box.width).toBeGreaterThan(120)
    for (const other of waiting.slice(index + 1)) expect(overlapShare(box, other.box)).toBe(0)
  }
})

it('accepts a lifted person well beside the centre of the shadow', () => {
  for (const { id, percent } of familyExample.dropZones) {
    const zone = fromPercent(percent)
    const { width, height } = liftedSize(familyExample, id)
    const beside = { x: zone.x + zone.width * 0.43, y: zone.y + zone.height * 0.2, width, height }
    expect(width).toBeLessThan(zone.width)
    expect(overlapShare(beside, zone)).toBeGreaterThanOrEqual(FAMILY_OVERLAP)
  }
})
