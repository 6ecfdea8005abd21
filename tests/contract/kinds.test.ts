import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../src/content/messages.ts'
import type { KindModule } from '../../src/game/kind.ts'
import { messageIn } from '../../src/game/messages.ts'
import { nextRightMove, type RuleTarget } from '../../src/game/targets.ts'
import { detailedKinds } from '../../src/scenes/details.ts'
import { rulesOf } from '../../src/scenes/loadedRules.ts'
import { kindOf, kinds } from '../../src/scenes/table.ts'
import { type Play, playRules, solve, outcomesOf } from '../helpers/playRules.ts'

/** Tests that every kind must pass. */
const all: readonly KindModule[] = kinds
const examples = new Map((await detailedKinds()).map(({ kind, details }) => [kind, details.example]))

/** Kinds without moves. */
const isStill = ({ type }: KindModule) => type === 'cover' || type === 'picture'
const playable = all.filter((kind) => !isStill(kind))

const play = (kind: KindModule, options = {}): Play<unknown, unknown> =>
  playRules(rulesOf(kind), kind.schema.parse(examples.get(kind)), options)

it.each(all.map((kind) => [`${kind.role} ${kind.type}`, kind] as const))(
  'the example of %s is complete',
  (_name, kind) => {
    // The built app does not parse content: what the schema would fill in must be there.
    expect(examples.get(kind)).toMatchObject(Object(kind.schema.parse(examples.get(kind))))
  },
)

/** All moves that would be wrong now. A drag goes to every drop target but its own. */
function wrongMoves(targets: readonly RuleTarget[]): { targetId: string; to?: string }[] {
  const idle = targets.filter(({ state }) => state === 'idle')
  const places = idle.filter(({ kind }) => kind === 'drop')
  return idle.flatMap((target) => {
    if (target.kind === 'drop') return []
    if (target.correct === false)
      return places.length === 0 ? [{ targetId: target.id }] : [{ targetId: target.id }, ...placed(target, places)]
    return target.kind === 'drag' ? placed(target, places) : []
  })
}
const placed = (target: RuleTarget, places: readonly RuleTarget[]) =>
  places.filter(({ id }) => id !== target.goesTo).map(({ id }) => ({ targetId: target.id, to: id }))

it('every kind has a unique name in the table and is found by it', () => {
  const names = all.map(({ type, role }) => `${role} ${type}`)
  expect(new Set(names).size).toBe(names.length)
  for (const kind of all) expect(kindOf(kind.type, kind.role)).toBe(kind)
  expect(kindOf('nope', 'page')).toBeUndefined()
})

it.each([
  ['tapping', 'page', 2000],
  ['tappingElement', 'page', 2000],
  ['bodyPart', 'page', 2000],
  ['match-by-alphabet', 'activity', 2000],
  ['dragDropWord', 'page', 1500],
  ['dragToBucket', 'page', 1500],
  ['matchingLetter', 'page', 1500],
  ['drag-drop-family', 'activity', 1500],
  ['goatJumping', 'page', 3000],
] as const)('feedback lasts two seconds for taps, one and a half for drops, three for goats (%s)', (type, role, ms) => {
  expect(kindOf(type, role)?.feedbackMs).toBe(ms)
})

describe.each(all.map((kind) => [`${kind.role} ${kind.type}`, kind] as const))('%s', (_name, kind) => {
  it('parses its example, even after a JSON round trip', () => {
    const parsed = kind.schema.parse(examples.get(kind))
    expect(kind.schema.parse(JSON.parse(JSON.stringify(examples.get(kind))))).toEqual(parsed)
  })

  it('has plain data as its state, which survives JSON at every step', () => {
    const played = play(kind)
    for (let step = 0; step < 30; step += 1) {
      expect(JSON.parse(JSON.stringify(played.session.current))).toEqual(played.session.current)
      const move = played.session.rightMove()
      if (move) played.session.move(move)
      played.settle()
    }
  })

  it('gives every target a unique id, a box on the stage and a label', () => {
    for (const layout of ['regular', 'compact'] as const) {
      const targets = play(kind, { layout }).session.targets()
      expect(new Set(targets.map(({ id }) => id)).size).toBe(targets.length)
      for (const { box, label } of targets) {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(1280.01)
        expect(box.y + box.height).toBeLessThanOrEqual(800.01)
        expect(Math.min(box.width, box.height)).toBeGreaterThan(0)
        expect(label).toBeTruthy()
      }
    }
  })

  it('starts with the same state for the same seed', () => {
    expect(play(kind).session.current).toEqual(play(kind).session.current)
  })
})

describe.each(all.filter(isStill).map((kind) => [kind.type, kind] as const))('%s', (_name, kind) => {
  it('has no targets and is never completed', () => {
    const played = play(kind)
    played.settle()
    expect(played.session.targets()).toEqual([])
    expect(played.session.progress()).toEqual({ done: 0, total: 0 })
    expect(played.session.completed).toBe(false)
  })
})

describe.each(playable.map((kind) => [`${kind.role} ${kind.type}`, kind] as const))('%s', (_name, kind) => {
  it.each(['regular', 'compact'] as const)(
    'is solved from its targets alone (%s), and completed exactly once with a full score',
    (layout) => {
      const played = play(kind, { layout })
      solve(played)
      played.settle()
      const completions = outcomesOf(played, 'completed')
      expect(completions).toHaveLength(1)
      expect(completions[0]?.score).toBe(completions[0]?.total)
      const { done, total } = played.session.progress()
      expect(done).toBe(total)
      expect(total).toBeGreaterThan(0)
    },
  )

  it('shows a right move whenever it accepts moves', () => {
    const played = play(kind)
    for (let step = 0; step < 300 && !played.session.completed; step += 1) {
      const targets = played.session.targets()
      const takesMoves = targets.some(({ state, kind: form }) => state === 'idle' && form !== 'drop')
      expect(takesMoves).toBe(nextRightMove(targets) !== undefined)
      const move = played.session.rightMove()
      if (move) played.session.move(move)
      else played.settle()
    }
    expect(played.session.completed).toBe(true)
  })

  it('gives no score for wrong moves alone', () => {
    const played = play(kind)
    played.settle()
    for (let round = 0; round < 5; round += 1) {
      for (const move of wrongMoves(played.session.targets())) {
        // A wrong move may end a question, so a move that was wrong before may be right now. Skip those.
        const now = played.session.targets().find(({ id }) => id === move.targetId)
        if (now?.state === 'idle' && now.correct !== true) played.session.move(move)
        else if (now?.kind === 'drag' && now.goesTo !== move.to) played.session.move(move)
      }
      played.settle()
    }
    expect(outcomesOf(played, 'completed').every(({ score }) => score === 0)).toBe(true)
  })

  it('gives no full score after a wrong move', () => {
    const played = play(kind)
    played.settle()
    const wrong = wrongMoves(played.session.targets())[0]
    if (wrong) played.session.move(wrong)
    solve(played)
    const [completed] = outcomesOf(played, 'completed')
    // Without choices (fill the bucket) no move is wrong, and the score is full.
    const missed = (completed?.total ?? 0) - (completed?.score ?? 0)
    expect(missed > 0).toBe(wrong !== undefined)
  })

  it('gives no full score for moves on everything, if there are choices', () => {
    const played = play(kind)
    played.settle()
    let hadChoice = false
    for (let round = 0; round < 400 && !played.session.completed; round += 1) {
      const targets = played.session.targets().filter(({ state, kind: form }) => state === 'idle' && form !== 'drop')
      const places = played.session.targets().filter(({ state, kind: form }) => state === 'idle' && form === 'drop')
      hadChoice ||= targets.some(({ correct }) => correct === false) || (places.length > 1 && targets.length > 0)
      for (const { id, kind: form } of targets.toReversed()) {
        if (form === 'drag')
          for (const place of places.toReversed()) played.session.move({ targetId: id, to: place.id })
        else played.session.move({ targetId: id })
      }
      played.settle()
    }
    const [completed] = outcomesOf(played, 'completed')
    const isFull = completed !== undefined && completed.score === completed.total
    expect(isFull).toBe(!hadChoice)
  })

  it('is at its first progress after a reset, and can be played again', () => {
    const played = play(kind)
    const first = played.session.progress()
    solve(played)
    played.session.command({ type: 'reset' })
    expect(played.session.progress()).toEqual(first)
    expect(played.session.completed).toBe(false)
    played.settle()
    solve(played)
    expect(outcomesOf(played, 'completed')).toHaveLength(2)
  })

  it('preserves the progress when the language changes', () => {
    const played = play(kind)
    played.settle()
    const { total } = played.session.progress()
    while (played.session.progress().done < Math.floor(total / 2) && !played.session.completed) {
      const move = played.session.rightMove()
      if (move) played.session.move(move)
      else played.settle()
    }
    const before = played.session.progress()
    played.context.language = 'id'
    played.session.setLanguage()
    // A word that is being built or spelled restarts with the letters of the new language; nothing else does.
    const isWord = kind.type === 'matchingLetter' || kind.type === 'match-by-letter'
    expect(isWord ? before : played.session.progress()).toEqual(before)
    solve(played)
    expect(outcomesOf(played, 'completed')).toHaveLength(1)
  })

  it('uses only messages that it or the shared messages define', () => {
    const played = play(kind)
    played.settle()
    for (const move of wrongMoves(played.session.targets()).slice(0, 3)) played.session.move(move)
    solve(played)
    const keys = outcomesOf(played, 'feedback').map(({ message }) => message.key)
    expect(keys.filter((key) => !messageIn(kind.messages, key) && !messageIn(MESSAGES, key))).toEqual([])
  })
})
