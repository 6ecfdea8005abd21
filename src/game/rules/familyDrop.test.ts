import { expect, it } from 'vitest'
import { playRules, solve, toldOf } from '../../../tests/helpers/playRules.ts'
import { familyDropRules } from './familyDrop.ts'
import { familyExample } from './familyExample.ts'

const play = () => playRules(familyDropRules, familyExample)

it('settles each person on the shadow of the same id and says the name', () => {
  const played = play()
  expect(solve(played)).toBe(3)
  expect(toldOf(played, 'say')).toHaveLength(3)
  expect(toldOf(played, 'feedback').map(({ message }) => message.key)).toEqual([
    'drop.correct',
    'drop.correct',
    'family.done',
  ])
  expect(played.session.counters()).toEqual({ correct: 3, wrong: 0, attempts: 3 })
})

it('sends a person home from another shadow, and keeps them out of the score', () => {
  const played = play()
  played.session.move({ targetId: 'item:baby', to: 'zone:father' })
  expect(toldOf(played, 'rejected')).toEqual([{ type: 'rejected', targetId: 'item:baby', to: 'zone:father' }])
  expect(toldOf(played, 'tried')[0]?.tried).toMatchObject({
    item: 'family:baby|use',
    chose: 'family:father',
    guess: 1 / 3,
  })
  solve(played)
  expect(toldOf(played, 'completed')).toMatchObject([{ score: 2, total: 3 }])
  expect(played.session.counters()).toEqual({ correct: 3, wrong: 1, attempts: 4 })
})

it('does not tell a screen reader whose shadow it is', () => {
  const shadows = play()
    .session.targets()
    .filter(({ kind }) => kind === 'drop')
  for (const { label } of shadows) expect(label).not.toMatch(/FATHER|MOTHER|BABY/)
})
