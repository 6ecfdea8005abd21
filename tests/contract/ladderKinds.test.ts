import { describe, expect, it } from 'vitest'
import type { KindModule } from '../../src/game/kind.ts'
import { filledIn, messageIn } from '../../src/game/messages.ts'
import type { RulesContext } from '../../src/game/rules/kindRules.ts'
import { seededRandom } from '../../src/game/rules/random.ts'
import { detailedKinds } from '../../src/scenes/details.ts'
import { outcomesOf, type Play, playRules, solve } from '../helpers/playRules.ts'
import { anywhere, playAtRandom } from '../helpers/randomPlayer.ts'
import { askedBy } from '../helpers/tries.ts'

/** What holds for all kinds of the reading ladder, in each of the three ways to play. */
const TYPES = ['hearSound', 'readWord', 'blend', 'ask', 'buildWord', 'clapSyllables', 'sentence']
const MODES = ['all', 'byEar', 'withoutSound'] as const
const LANGUAGES = ['en', 'id'] as const

const ladder = (await detailedKinds()).filter(({ kind }) => TYPES.includes(kind.type))
const cases = ladder.flatMap((one) =>
  MODES.flatMap((mode) =>
    LANGUAGES.map((language) => ({ name: `${one.kind.type}, ${mode}, ${language}`, one, mode, language })),
  ),
)

const configOf = (one: (typeof ladder)[number], mode: string): unknown =>
  one.kind.schema.parse({ ...Object(one.details.example), mode })

/** The wording of a message as a child gets it. */
const wording =
  (kind: KindModule, language: (typeof LANGUAGES)[number]): RulesContext['text'] =>
  (key, params) => {
    const text = messageIn(kind.messages, key)
    return text ? filledIn(text, params ?? {}, language) : key
  }

const played = ({ one, mode, language }: (typeof cases)[number], options = {}): Play<unknown, unknown> =>
  playRules(one.rules, configOf(one, mode), { language, text: wording(one.kind, language), ...options })

it('all seven kinds are there', () => {
  expect(ladder.map(({ kind }) => kind.type).toSorted()).toEqual(TYPES.toSorted())
})

describe.each(cases.map((each) => [each.name, each] as const))('%s', (_name, each) => {
  it('is solved from its targets, and tells only items that it asks', () => {
    const play = played(each)
    solve(play)
    expect(play.session.completed).toBe(true)
    const asked = askedBy({ ...each.one }, configOf(each.one, each.mode))
    for (const { tried } of outcomesOf(play, 'tried')) expect([...asked.keys()]).toContain(tried.item)
  })

  it('counts a question as right only at the first move', () => {
    const play = played(each)
    solve(play)
    const tries = outcomesOf(play, 'tried').map(({ tried }) => tried)
    expect(tries.every(({ ok, n, help }) => ok && n === 1 && help === 0)).toBe(true)
    expect(new Set(tries.map(({ ask }) => ask)).size).toBe(tries.length)
  })

  it('tells the true chance of a random first move', () => {
    const firsts = Array.from({ length: 90 }, (_, seed) =>
      playAtRandom(played(each, { random: seededRandom(seed + 5) }), anywhere, seededRandom(seed + 1), false),
    ).flatMap(({ firsts }) => firsts)
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const right = mean(firsts.map(({ ok }) => Number(ok)))
    const guess = mean(firsts.map((first) => first.guess))
    expect(guess).toBeLessThanOrEqual(1 / 3 + 0.001)
    expect(Math.abs(right - guess)).toBeLessThan(0.1)
  })

  it('waits for each line to end, and has something to do or to wait for at every step', () => {
    const play = played(each)
    for (let step = 0; step < 300 && !play.session.completed; step += 1) {
      const move = play.session.rightMove()
      if (move) play.session.move(move)
      const before = play.emitted.length
      play.settle()
      expect(move !== undefined || play.emitted.length > before).toBe(true)
    }
    expect(play.session.completed).toBe(true)
  })

  it('leaves the right one and one other after two misses, and still accepts it', () => {
    const play = played(each)
    play.settle()
    const idle = () => play.session.targets().filter(({ state, correct }) => state === 'idle' && correct !== undefined)
    for (let misses = 0; misses < 20 && play.session.help < 2; misses += 1) {
      const right = idle().filter(({ correct }) => correct === true)
      const wrong = idle().find(({ correct }) => correct === false)
      if (wrong) play.session.move({ targetId: wrong.id, ...(wrong.kind === 'drag' && { to: firstPlace(play) }) })
      // What is met first is shown, not asked.
      else if (right[0]) play.session.move({ targetId: right[0].id })
      play.settle()
    }
    expect(play.session.help).toBe(2)
    const left = idle().filter(({ correct }) => correct === false)
    // Among tiles the other parts of the word are a choice, too, and a word may have one wrong tile only.
    const least = idle().every(({ kind }) => kind === 'option') ? 1 : 0
    expect(left.length).toBeLessThanOrEqual(1)
    expect(left.length).toBeGreaterThanOrEqual(least)
    const move = play.session.rightMove()
    expect(move).toBeDefined()
    solve(play)
    expect(play.session.completed).toBe(true)
  })

  it('says nothing in silence, and shows what would be said', () => {
    const play = played(each)
    solve(play)
    expect(outcomesOf(play, 'say').length > 0).toBe(each.mode !== 'withoutSound')
  })

  it('keeps answered questions when the language changes, and asks the present one anew', () => {
    const play = played(each)
    play.settle()
    for (let step = 0; step < 100 && play.session.progress().done === 0; step += 1) {
      const move = play.session.rightMove()
      if (move) play.session.move(move)
      play.settle()
    }
    const before = play.session.progress()
    play.context.language = each.language === 'en' ? 'id' : 'en'
    play.session.setLanguage()
    expect(play.session.progress()).toEqual(before)
    solve(play)
    expect(outcomesOf(play, 'completed')).toHaveLength(1)
  })
})

/** Whether a text has another as a word of its own. */
const hasWord = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}-]+/u)
    .includes(word.toLowerCase())

describe.each(cases.filter(({ mode }) => mode !== 'withoutSound').map((each) => [each.name, each] as const))(
  '%s',
  (_name, each) => {
    it('says no text that is to be read before it is answered', () => {
      const play = played(each)
      const spoilt: string[] = []
      for (let step = 0; step < 200 && !play.session.completed; step += 1) {
        const question: unknown = Reflect.get(Object(configOf(each.one, each.mode)), 'questions')
        const texts = Array.isArray(question)
          ? question.flatMap((one: unknown) => toBeRead(each.one.kind.type, one))
          : []
        for (const { id, label = '', kind, state } of play.session.targets()) {
          // A picture has its name, also where that is the word which is to be read.
          if (state === 'done' || (kind === 'option' && showsPictures(each.one.kind.type, label))) continue
          spoilt.push(...texts.filter((text) => hasWord(label, text)).map((text) => `${id}: ${label} says ${text}`))
        }
        const move = play.session.rightMove()
        if (move) play.session.move(move)
        play.settle()
      }
      expect(spoilt).toEqual([])
    })
  },
)

it('names a card that shows its letters where there is no sound', () => {
  const each = cases.find(({ name }) => name === 'hearSound, withoutSound, id')
  if (!each) throw new Error('no such case')
  const play = played(each)
  play.settle()
  const move = play.session.rightMove()
  if (move) play.session.move(move)
  play.settle()
  expect(play.session.targets().map(({ label }) => label)).toContain('m')
})

/** The texts of a question that a child is to read or to find by its sound. */
function toBeRead(type: string, question: unknown): string[] {
  const names = type === 'hearSound' ? ['answer'] : ['word', 'text']
  const texts = names.map((name) => String(Reflect.get(Object(question), name) ?? ''))
  return texts.filter((text) => text !== '')
}

/** Whether the option with this label is a picture, not a text. */
const showsPictures = (type: string, label: string) => type !== 'hearSound' && !/^(Card|Kartu) \d/.test(label)

function firstPlace(play: Play<unknown, unknown>): string {
  return play.session.targets().find(({ kind, state }) => kind === 'drop' && state === 'idle')?.id ?? ''
}
