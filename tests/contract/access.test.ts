import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../src/game/language.ts'
import { countSound } from '../../src/game/rules/counting.ts'
import { filledIn, messageIn } from '../../src/game/messages.ts'
import { MESSAGES } from '../../src/content/messages.ts'
import type { KindModule } from '../../src/game/kind.ts'
import type { RuleTarget } from '../../src/game/targets.ts'
import { detailedKinds } from '../../src/scenes/details.ts'
import { rulesOf } from '../../src/scenes/loadedRules.ts'
import { kindOf, kinds } from '../../src/scenes/table.ts'
import { bundledContent } from '../helpers/bundled.ts'
import { outcomesOf, type Play, playRules, solve } from '../helpers/playRules.ts'

/**
 * No child is shut out of any page or activity of our books: what can be touched has a word that is spoken, a word that is seen and a keyboard stop, in
 * both languages. The keyboard stop is the label: `AccessLayer` makes a control of each target.
 */
const bundled = (await bundledContent()).flatMap(({ name, type, role, content }) => {
  const kind = kindOf(type, role)
  return kind ? [{ name, kind, content }] : []
})

const LISTS = new URL('../../src/content/generated/audio/', import.meta.url)

/** Every line that was recorded: of all books, and what they share. */
const listed = new Set(
  readdirSync(LISTS).flatMap((file) => {
    const { lines = {} }: { lines?: Record<string, unknown> } = JSON.parse(readFileSync(new URL(file, LISTS), 'utf8'))
    return Object.keys(lines)
  }),
)

type Played = Play<unknown, unknown>

/** A play whose labels are real texts. */
function opened(kind: KindModule, content: unknown, language: Language): Played {
  const text: Played['context']['text'] = (key, params) => {
    const found = messageIn(kind.messages, key) ?? messageIn(MESSAGES, key)
    return found ? filledIn(found, params ?? {}, language) : ''
  }
  const played = playRules(rulesOf(kind), kind.schema.parse(content), { language, text, pointer: 'coarse' })
  played.settle()
  return played
}

/** Calls `look` with the targets of each state on the way to the end. */
function eachState(kind: KindModule, content: unknown, language: Language, look: (played: Played) => void): void {
  const played = opened(kind, content, language)
  for (let moves = 0; moves < 200 && !played.session.completed; moves += 1) {
    look(played)
    const move = played.session.rightMove()
    if (move) played.session.move(move)
    played.settle()
    if (!played.session.rightMove() && !played.session.completed) played.session.command({ type: 'next' })
  }
  look(played)
}

/** The paths that a target says of itself, or that are said when it is moved. */
function spoken(kind: KindModule, content: unknown, language: Language, target: RuleTarget): string[] {
  if (target.says) return target.says.map((line) => line[language])
  const other = opened(kind, content, language)
  other.session.move(target.goesTo === undefined ? { targetId: target.id } : { targetId: target.id, to: target.goesTo })
  return outcomesOf(other, 'say').flatMap(({ lines }) => lines.map((line) => line[language]))
}

describe.each(bundled.map((each) => [each.name, each] as const))('%s', (_name, { kind, content }) => {
  it.each(LANGUAGES)('has a word that is seen and one that is spoken for each target (%s)', (language) => {
    const faults = new Set<string>()
    eachState(kind, content, language, (played) => {
      for (const target of played.session.targets()) {
        const { id, label = '' } = target
        if (label.trim() === '' || /[{}/]|undefined/.test(label)) faults.add(`${id} is named '${label}'`)
        if (spoken(kind, content, language, target).length === 0) faults.add(`${id} says nothing`)
      }
    })
    expect([...faults]).toEqual([])
  })

  it.each(LANGUAGES)('names targets apart, and says only lines that were recorded (%s)', (language) => {
    const faults = new Set<string>()
    eachState(kind, content, language, (played) => {
      const targets = played.session.targets()
      expect(new Set(targets.map(({ id }) => id)).size).toBe(targets.length)
      for (const target of targets)
        for (const path of spoken(kind, content, language, target)) if (!listed.has(path)) faults.add(path)
    })
    expect([...faults]).toEqual([])
  })

  it('can be counted by ear, if there is something to count', () => {
    eachState(kind, content, 'en', (played) => {
      const stops = played.session.targets().filter(({ id, isStop }) => isStop === true && id.startsWith('spot:'))
      const asked = played.session.rightMove()?.targetId
      if (stops.length === 0 || asked === undefined) return
      const before = outcomesOf(played, 'say').length
      for (const { id } of stops) played.session.move({ targetId: id })
      const counted = outcomesOf(played, 'say').slice(before)
      expect(counted.map(({ lines }) => lines)).toEqual(stops.map((_, index) => [countSound(index + 1)]))
      expect(String(stops.length)).toBe(asked)
    })
  })
})

it('asks how many only of pictures whose things can be touched', () => {
  const counting = bundled.filter(({ kind }) => kind.type === 'match-by-number')
  expect(counting.length).toBeGreaterThan(0)
  for (const { kind, content } of counting)
    eachState(kind, content, 'id', (played) => {
      const { done, total } = played.session.progress()
      expect(done === total || played.session.targets().some(({ isStop }) => isStop)).toBe(true)
    })
})

/** Kinds that no book has, as they are played on today's path; each by what its makers show of it. */
const inNoBook = (await detailedKinds()).filter(
  ({ kind }) => kind.type !== 'picture' && !bundled.some((one) => one.kind.type === kind.type),
)
const onPath = inNoBook.flatMap(({ kind, details }) =>
  (['all', 'byEar', 'withoutSound'] as const).flatMap((mode) =>
    LANGUAGES.map((language) => ({
      name: `${kind.type}, ${mode}, ${language}`,
      kind,
      content: { ...Object(details.example), mode },
      mode,
      language,
    })),
  ),
)

it('looks at every kind there is', () => {
  const types = new Set([...bundled.map(({ kind }) => kind.type), ...inNoBook.map(({ kind }) => kind.type), 'picture'])
  expect([...types].toSorted()).toEqual([...new Set(kinds.map(({ type }) => type))].toSorted())
})

describe.each(onPath.map((each) => [each.name, each] as const))('%s', (_name, { kind, content, mode, language }) => {
  it('has a name for each target, and no two of one name among those that are offered', () => {
    const faults = new Set<string>()
    eachState(kind, content, language, (played) => {
      const offered = played.session.targets().filter(({ state }) => state === 'idle')
      for (const { id, label = '' } of offered)
        if (label.trim() === '' || /[{}/]|undefined/.test(label)) faults.add(`${id} is named '${label}'`)
      const options = offered.filter(({ kind: sort }) => sort === 'option').map(({ label }) => label)
      if (new Set(options).size < options.length) faults.add(`two options are named alike: ${options.join(', ')}`)
    })
    expect([...faults]).toEqual([])
  })

  it('is asked aloud, or what is to be read says its parts; in silence nothing is said', () => {
    const played = opened(kind, content, language)
    const isAskedAloud = outcomesOf(played, 'say').length > 0
    const parts = played.session.targets().filter(({ id }) => id.startsWith('part:'))
    const mute = parts.filter(({ id }) => {
      const before = outcomesOf(played, 'say').length
      played.session.move({ targetId: id })
      played.settle()
      return outcomesOf(played, 'say').length === before
    })
    const isSilent = mode === 'withoutSound'
    expect(isAskedAloud || parts.length > 0 || isSilent).toBe(true)
    expect(mute).toEqual(isSilent ? parts : [])
    expect(isAskedAloud && isSilent).toBe(false)
  })
})

// The words of the examples are Indonesian ones. That each question of today's path has its clips is a matter of the path (`hasClip`).
it.each(onPath.filter(({ language }) => language === 'id').map((each) => [each.name, each] as const))(
  '%s: says only lines that were recorded',
  (_name, { kind, content, mode, language }) => {
    const played = opened(kind, content, language)
    solve(played)
    const said = outcomesOf(played, 'say').flatMap(({ lines }) => lines.map((line) => line[language]))
    expect(said.length > 0).toBe(mode !== 'withoutSound')
    expect(said.filter((path) => !listed.has(path))).toEqual([])
  },
)
