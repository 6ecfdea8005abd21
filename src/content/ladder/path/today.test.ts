import { describe, expect, it } from 'vitest'
import { kindOf } from '../../../scenes/table.ts'
import { seededRandom } from '../../../game/rules/random.ts'
import { areNeighbours } from '../options.ts'
import { expectedRight, type Question } from './knowing.ts'
import { playableAsks, type PathInput, todayPath, type TodayPath } from './today.ts'
import { dayName, LADDER, NEW_CHILD, SeededChild } from './testChild.ts'

const forgetting = (days: number, strength: number) => Math.exp(-days / (2 * 2 ** strength))
const activitiesOf = ({ stops }: TodayPath) => stops.flatMap((stop) => (stop.kind === 'asks' ? stop.activities : []))
const keys = ({ asks }: TodayPath) => asks.map(({ item }) => item)

/** The paths of a child over her turns, with what she had done before each. */
function turnsOf(seed: number, turns: number, input: Partial<PathInput> = {}) {
  const child = new SeededChild(seed, forgetting)
  return Array.from({ length: turns }, (_, n) => {
    const day = n * (1 + (seed % 3))
    const before: PathInput = {
      ...NEW_CHILD,
      ...input,
      day: dayName(day),
      histories: structuredClone(child.histories),
      turnDays: [...child.turnDays],
    }
    const path = todayPath(before)
    child.play(path, day)
    return { before, path }
  })
}

describe('the first day', () => {
  const path = todayPath(NEW_CHILD)

  it('begins with the first sounds of the ladder, introduced before they are asked', () => {
    const [first] = activitiesOf(path)
    expect(first).toMatchObject({ place: 'today-1', sort: 'sounds' })
    expect(first?.config.questions[0]).toMatchObject({ meet: true })
    expect(path.step).toBe('id-01')
  })

  it('has three to five stops: questions, the book begun, a talk about it, home', () => {
    expect(path.stops.map(({ kind }) => kind)).toEqual(['asks', 'asks', 'book', 'talk', 'home'])
    expect(path.stops).toContainEqual({ kind: 'book', book: { id: 2, page: 6, isReadAloud: true } })
    expect(path.stops).toContainEqual(
      expect.objectContaining({ question: expect.objectContaining({ id: 'b2-p12-tell' }) }),
    )
  })
})

describe('what stops nobody', () => {
  it('a second path on the same day has books only', () => {
    expect(todayPath({ ...NEW_CHILD, isSecond: true }).stops.map(({ kind }) => kind)).toEqual(['book', 'home'])
  })

  it('without a kind or a clip there is still a path, without questions', () => {
    for (const lack of [{ hasKind: () => false }, { hasClip: () => false }])
      expect(todayPath({ ...NEW_CHILD, ...lack }).stops.map(({ kind }) => kind)).toEqual(['book', 'talk', 'home'])
  })

  it('without sound nothing needs a clip', () => {
    const path = todayPath({ ...NEW_CHILD, mode: 'withoutSound', hasClip: () => false })
    expect(keys(path)[0]).toBe('sound:a|see')
  })

  it('by ear nothing is asked that must be seen', () => {
    const skills = new Set(playableAsks({ ...NEW_CHILD, mode: 'byEar' }).map(({ skill }) => skill))
    expect(['first', 'clap'].every((skill) => skills.has(skill))).toBe(true)
    expect(['see', 'read', 'build'].filter((skill) => skills.has(skill))).toEqual([])
  })

  it('without books there are questions, a talk and home', () => {
    expect(todayPath({ ...NEW_CHILD, books: [] }).stops.map(({ kind }) => kind)).toEqual([
      'asks',
      'asks',
      'talk',
      'home',
    ])
  })

  it('a clock that was set back changes nothing of what is remembered', () => {
    const child = new SeededChild(1, forgetting)
    child.answer('sound:a|hear', 0.25, 10)
    const path = todayPath({ ...NEW_CHILD, day: dayName(3), histories: child.histories, turnDays: [dayName(10)] })
    expect(path.stops.length).toBeGreaterThan(2)
  })

  it('a step that is no longer on the ladder is the child’s own', () => {
    expect(todayPath({ ...NEW_CHILD, override: { step: 'id-99' } }).step).toBe('id-01')
  })
})

describe('the teacher', () => {
  it('starts a child who can read at a later step', () => {
    const path = todayPath({ ...NEW_CHILD, override: { step: 'id-06' } })
    expect(path.step).toBe('id-06')
    for (const { ask } of path.asks) expect(ask.step).toBe('id-06')
  })

  it('chooses book and minutes', () => {
    const path = todayPath({ ...NEW_CHILD, override: { book: { id: 1, page: 3 }, minutes: 6 } })
    expect(path.stops).toContainEqual({ kind: 'book', book: { id: 1, page: 3, isReadAloud: true } })
    expect(path.askSeconds).toBeLessThanOrEqual(6 * 60 * 0.4)
  })

  it('does not open a locked book', () => {
    const path = todayPath({ ...NEW_CHILD, override: { book: { id: 4, page: 1 } } })
    expect(path.stops).not.toContainEqual(expect.objectContaining({ book: expect.objectContaining({ id: 4 }) }))
  })
})

it('a later skill opens when the one before has been asked', () => {
  const before = new Map<string, string>()
  const latest = new Map<string, string>()
  for (const { base, item } of playableAsks(NEW_CHILD)) {
    const previous = latest.get(base)
    if (previous !== undefined) before.set(item, previous)
    latest.set(base, item)
  }
  const later = [1, 2, 3].flatMap((seed) =>
    turnsOf(seed, 25).flatMap(({ before: input, path }) =>
      keys(path).flatMap((item) => (before.has(item) ? [{ item, histories: input.histories }] : [])),
    ),
  )
  expect(later.length).toBeGreaterThan(20)
  for (const { item, histories } of later)
    expect([item, histories.has(before.get(item) ?? '') || histories.has(item)]).toEqual([item, true])
}, 60_000)

describe('100 seeded children, 12 turns each', () => {
  const CHILDREN = Array.from({ length: 100 }, (_, seed) => seed)
  const all = CHILDREN.flatMap((seed) => turnsOf(seed, 12, { language: seed % 2 === 0 ? 'id' : 'en' }))

  it('get the same path for the same input', () => {
    for (const { before, path } of all.slice(0, 120)) expect(todayPath(before)).toEqual(path)
  })

  it('are asked nothing twice', () => {
    for (const { path } of all) expect(new Set(keys(path)).size).toBe(keys(path).length)
  })

  it('are asked at most 40 % of ten minutes', () => {
    for (const { path } of all) expect(path.askSeconds).toBeLessThanOrEqual(240)
  })

  it('get nothing new while more than five things are shaky', () => {
    const shaky = all.filter(({ path }) => path.asks.filter(({ asked, p }) => asked && p < 0.5).length > 5)
    expect(shaky.length).toBeGreaterThan(5)
    expect(shaky.flatMap(({ path }) => path.asks.filter(({ asked }) => !asked))).toEqual([])
  })

  it('begin and end with something firm, where two such things are not due', () => {
    for (const { path } of all) {
      const sure = path.asks.filter(({ asked, due, p }) => asked && !due && p >= 0.8)
      if (sure.length < 2 || path.asks.length > 10) continue
      expect(path.asks[0]?.p).toBeGreaterThanOrEqual(0.8)
    }
  })

  it('never meet mixed-up letters one after the other where there is another way', () => {
    const clashes = all.flatMap(({ path }) =>
      path.asks.filter((one, at) => {
        const before = path.asks[at - 1]
        if (before?.ask.thing.sort !== 'sounds' || one.ask.thing.sort !== 'sounds') return false
        const isShaky = before.p < 0.8 || one.p < 0.8
        return isShaky && path.asks.length > 5 && areNeighbours(before.ask.thing.grapheme, one.ask.thing.grapheme)
      }),
    )
    expect(clashes.length / all.length).toBeLessThan(0.02)
  })

  it('have words that can be read at their step', () => {
    const unknown = all.flatMap(({ path, before }) => {
      const { steps } = LADDER.languages[before.language]
      const at = steps.findIndex(({ id }) => id === path.step)
      const known = new Set(steps.slice(0, at + 2).flatMap((step) => step.new))
      const graphemes = path.asks.flatMap(({ ask: { thing } }) =>
        'word' in thing && typeof thing.word !== 'string' ? thing.word.graphemes : [],
      )
      return graphemes.filter((id) => !known.has(id))
    })
    expect(unknown).toEqual([])
  })

  it('climb', () => {
    const last = CHILDREN.map((seed) => all[seed * 12 + 11]?.path.step)
    expect(last.filter((step) => step !== 'id-01' && step !== 'en-01').length).toBeGreaterThan(60)
  })

  it('get questions whose every item is asked by its activity', () => {
    for (const { path } of all)
      for (const { config, items } of activitiesOf(path)) expect(config.questions).toHaveLength(items.length)
  })
})

it('the mean chance of being right is in the aim where the choice allows it', () => {
  const later = turnsOf(8, 30).slice(15)
  const means = later.map(({ path }) => {
    const sum = path.asks.reduce((all, { p, guess }) => all + expectedRight(p, guess), 0)
    return sum / path.asks.length
  })
  expect(means.filter((mean) => mean >= 0.6 && mean <= 0.9).length / means.length).toBeGreaterThan(0.7)
})

it('the content of every activity is what its kind wants', () => {
  const paths = [1, 2, 3, 4].flatMap((seed) => turnsOf(seed, 20, { language: seed % 2 === 0 ? 'id' : 'en' }))
  const activities = paths.flatMap(({ path }) => activitiesOf(path))
  expect(activities.length).toBeGreaterThan(100)
  const faults = activities.map(({ type, config }) => kindOf(type, 'activity')?.schema.safeParse(config).error)
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

it('questions of all sorts are asked in the end', () => {
  const sorts = new Set(playableAsks(NEW_CHILD).map(({ thing }) => thing.sort))
  expect([...sorts].toSorted()).toEqual(['building', 'joining', 'parts', 'reading', 'sentences', 'sounds', 'syllables'])
})

describe.each(['id', 'en'] as const)('a seeded child who learns what she is asked, in %s', (language) => {
  it('climbs all steps, and is asked questions of every sort on the way', () => {
    const steps = LADDER.languages[language].steps.map(({ id }) => id)
    const playable = playableAsks({ ...NEW_CHILD, language })
    const random = seededRandom(11)
    const histories = new Map<string, Question[]>()
    const reached: (string | undefined)[] = []
    const sorts = new Set<string>()
    // A school year.
    for (let turn = 0; turn < 200; turn += 1) {
      const turnDays = Array.from({ length: Math.min(turn, 12) }, (_, n) => dayName(turn - Math.min(turn, 12) + n))
      const path = todayPath({ ...NEW_CHILD, language, playable, histories, turnDays, day: dayName(turn) })
      reached.push(path.step)
      for (const { item, guess, ask } of path.asks) {
        sorts.add(ask.thing.sort)
        const before = histories.get(item) ?? []
        // She slips now and then, and learns by being asked once.
        const ok = random() < (before.length > 0 ? 0.95 : 0.6)
        histories.set(item, [...before, { day: dayName(turn), ok, guess }])
      }
    }
    expect(reached).toContain(steps.at(-1))
    expect(sorts).toEqual(new Set(playable.map(({ thing }) => thing.sort)))
  }, 120_000)
})
