import { expect, it } from 'vitest'
import { outcomesOf, playRules, solve } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { askRules } from './rules.ts'
import { askSchema } from './schema.ts'

const [first] = example.questions

function asked() {
  const play = playRules(askRules, example)
  play.settle()
  return play
}

it('names its answers in the order in which they lie, and takes one from the first on', () => {
  const play = asked()
  const said = outcomesOf(play, 'say').map(({ lines }) => lines[0]?.en ?? '')
  const names = play.session.targets().flatMap(({ id, kind }) => (kind === 'option' ? [id.replace('option:', '')] : []))
  const clips = names.map((id) => first?.answers.find((answer) => answer.id === id)?.say.en)
  expect(said.slice(1, 4)).toEqual(clips)
})

it('reads the sentence again after the first miss, and says why after the second', () => {
  const play = asked()
  const wrong = () =>
    play.session.targets().find(({ correct, state }) => correct === false && state === 'idle')?.id ?? ''
  play.session.move({ targetId: wrong() })
  expect(outcomesOf(play, 'feedback').at(-1)?.message.key).toBe('ask.listenAgain')
  play.settle()
  play.session.move({ targetId: wrong() })
  expect(outcomesOf(play, 'feedback').at(-1)?.message).toEqual({
    key: 'ask.because',
    params: { text: first?.because?.text },
  })
})

it('finds nothing right or wrong in a guess about what comes next', () => {
  const play = asked()
  solve(play)
  expect(outcomesOf(play, 'tried').map(({ tried }) => tried.item)).toEqual(['story:b1-p07|why', 'story:b1-p03|what'])
  expect(outcomesOf(play, 'completed')).toMatchObject([{ score: 3, total: 3 }])
})

it('refuses a question that asks for an answer and has no item', () => {
  const { item: _item, ...question } = first ?? {}
  expect(askSchema.safeParse({ questions: [question] }).success).toBe(false)
})
