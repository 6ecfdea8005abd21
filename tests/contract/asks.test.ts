import { describe, expect, it } from 'vitest'
import type { KindRules, Step } from '../../src/game/rules/kindRules.ts'
import { type DetailedKind, detailedKinds } from '../../src/scenes/details.ts'
import { GROUPS, SKILLS } from '../../src/scenes/shared/items.ts'
import { bundledContent } from '../helpers/bundled.ts'
import { askedBy, tryFaults, unused } from '../helpers/tries.ts'

/** A teacher sees items by the names that a kind lists in `asks`, so its tries must report exactly these items. */
const detailed = await detailedKinds()
const examples = detailed.map((one) => ({
  name: `example of ${one.kind.role} ${one.kind.type}`,
  one,
  content: one.details.example,
}))
const bundled = (await bundledContent()).map(({ name, type, role, content }) => ({
  name,
  one: found(type, role),
  content,
}))
const all = [...examples, ...bundled]

function found(type: string, role: string): DetailedKind {
  const one = detailed.find(({ kind }) => kind.type === type && kind.role === role)
  if (!one) throw new Error(`no kind ${role} ${type}`)
  return one
}

/** Family drops list each person as `hear`, since the name is heard when placed, but their tries report `use`. */
const isHeardOnly = (key: string) => /^family:\w+\|hear$/.test(key)

describe.each(all.map((each) => [each.name, each] as const))('%s', (_name, { one, content }) => {
  it('reports only items that it lists', () => {
    expect(tryFaults(one, content)).toEqual([])
  })

  it('reports every item that it lists', () => {
    expect(unused(one, content).filter((key) => !isHeardOnly(key))).toEqual([])
  })

  it('lists each item once, with names in both languages', () => {
    const items = one.details.asks(one.kind.schema.parse(content))
    expect(askedBy(one, content).size).toBe(items.length)
    for (const { name, label, group, skill } of items) {
      for (const text of [name, label.en, label.id, group.label.en, group.label.id, skill.label.en, skill.label.id])
        expect(text.trim()).not.toBe('')
      for (const id of [group.id, group.prefix, skill.id]) expect(id).toMatch(/^[a-z]{1,24}$/)
    }
  })
})

it('groups and skills have unique ids, and groups unique prefixes', () => {
  const items = all.flatMap(({ one, content }) => [...askedBy(one, content).values()])
  const groups = new Set([...GROUPS, ...items.map(({ group }) => group)])
  const skills = new Set([...SKILLS, ...items.map(({ skill }) => skill)])
  const ids = (list: Iterable<{ readonly id: string }>) => [...list].map(({ id }) => id)
  expect(new Set(ids(groups)).size).toBe(groups.size)
  expect(new Set([...groups].map(({ prefix }) => prefix)).size).toBe(groups.size)
  expect(new Set(ids(skills)).size).toBe(skills.size)
})

/** A copy of a kind whose tries report this ask and this item instead. */
function telling(one: DetailedKind, ask: string, item: string): DetailedKind {
  const { rules } = one
  const lying = (step: Step<unknown>): Step<unknown> => ({
    ...step,
    outcomes: step.outcomes.map((outcome) =>
      outcome.type === 'tried' ? { ...outcome, question: { ...outcome.question, ask, item } } : outcome,
    ),
  })
  const liar: KindRules<unknown, unknown> = {
    ...rules,
    move: (...move) => lying(rules.move(...move)),
    command: (...command) => lying(rules.command(...command)),
  }
  return { ...one, rules: liar }
}

it.each([
  ['an item that is not asked', 'word:elephant', 'word:elephant|read', 'word:elephant|read is told, and not asked'],
  ['another skill', 'word:sun', 'word:sun|build', 'word:sun|build is told, and not asked'],
  ['an item that its question is not about', 'word:moon', 'word:sun|read', 'word:moon asks for word:sun|read'],
])('the check finds a kind that reports %s', (_what, ask, item, fault) => {
  const one = found('dragDropWord', 'page')
  expect(tryFaults(telling(one, ask, item), one.details.example)).toContain(fault)
})

it('the check finds items that are listed but never reported', () => {
  const one = found('tapping', 'page')
  expect(unused(telling(one, 'number:1', 'number:1|order'), one.details.example)).toEqual([
    'number:2|order',
    'number:3|order',
    'number:4|order',
  ])
})
