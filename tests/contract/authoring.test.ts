import { describe, expect, it } from 'vitest'
import type { Fault, Field, Surroundings } from '../../src/game/authoring.ts'
import { type DetailedKind, detailedKinds } from '../../src/scenes/details.ts'
import { bundledContent } from '../helpers/bundled.ts'

/** Tests what the book maker uses of every kind: its form and its checks of content. */
const detailed = await detailedKinds()
const bundled = await bundledContent()
const byName = new Map(detailed.map((one) => [one.kind.type, one]))

function faultsOf({ kind, details }: DetailedKind, content: unknown, surroundings: Surroundings): readonly Fault[] {
  return details.authoring.faultsOf(kind.schema.parse(content), surroundings)
}

describe.each(detailed.map((one) => [`${one.kind.role} ${one.kind.type}`, one] as const))('%s', (_name, one) => {
  it('has a title and a description in both languages', () => {
    const { title, about } = one.details
    for (const text of [title.en, title.id, about.en, about.id]) expect(text.trim()).not.toBe('')
  })

  it('has a field for every property of its content', () => {
    const fields = Object.keys(one.details.authoring.fields)
    const held = Object.keys(Object(one.kind.schema.parse(one.details.example)))
    expect(held.filter((name) => !fields.includes(name))).toEqual([])
  })

  it('labels its fields in both languages', () => {
    const fields: Readonly<Record<string, Field>> = one.details.authoring.fields
    for (const { label } of Object.values(fields)) {
      expect(label.en.trim()).not.toBe('')
      expect(label.id.trim()).not.toBe('')
    }
  })
})

it.each(bundled.map((each) => [each.name, each] as const))('finds no fault in %s', (_name, each) => {
  const one = byName.get(each.type)
  if (!one) throw new Error(`no kind ${each.type}`)
  expect(faultsOf(one, each.content, each.surroundings)).toEqual([])
})

/** A text with the words of all examples. */
const TEXT = 'sun house duck tree gong avocado basket chili durian matahari rumah bebek pohon alpukat bakul cabai'
const SURROUNDINGS: Surroundings = { text: { en: TEXT, id: TEXT } }

/** Makes `draft`, a copy of a kind's example, faulty. */
type Plant = (draft: object) => void

/** Sets the value at a path of the draft. */
const put =
  (path: string, value: unknown): Plant =>
  (draft) => {
    const names = path.split('.')
    const last = names.pop() ?? ''
    Object.assign(Object(names.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), draft)), {
      [last]: value,
    })
  }
/** Removes the last entry of a list. */
const shorter =
  (list: string): Plant =>
  (draft) => {
    const all: unknown = Reflect.get(draft, list)
    if (Array.isArray(all)) all.pop()
  }
/** Repeats the first entry of a list. */
const twice =
  (list: string): Plant =>
  (draft) => {
    const all: unknown = Reflect.get(draft, list)
    if (Array.isArray(all)) all.push(structuredClone(all[0]))
  }

const FAULTS: readonly (readonly [kind: string, plant: Plant, code: string])[] = [
  ['dragDropWord', put('dropZones.0.percent.width', 3), 'small'],
  ['dragDropWord', put('dropZones.0.percent', { x: 30, y: 28, width: 24, height: 26 }), 'overlap'],
  ['dragDropWord', put('dropZones.0.percent', { x: 92, y: 20, width: 16, height: 17 }), 'outside'],
  ['dragDropWord', put('dropZones.0.percent', { x: 6, y: 86, width: 16, height: 13 }), 'under-tray'],
  ['dragDropWord', shorter('dragDropWords'), 'wordless'],
  ['dragDropWord', twice('dragDropWords'), 'twice'],
  ['drag-and-drop', put('dragDropWords.0.id', 'gong'), 'twice'],
  ['tapping', put('tapAreas.0', { id: 'hill-1', x: 29, y: 66, width: 15, height: 17 }), 'overlap'],
  [
    'tapping',
    (draft) =>
      Object.assign(draft, {
        isOrdinal: false,
        tapAreas: [{ id: 'a', x: 1, y: 1, width: 20, height: 20, represents: 13 }],
      }),
    'too-many',
  ],
  ['tappingElement', put('elements.1.content', 'B'), 'other-letter'],
  ['tappingElement', put('letters.distractors', ['A']), 'target-among-others'],
  ['tappingElement', put('distractorElements', []), 'no-choice'],
  ['tappingElement', shorter('elements'), 'few'],
  ['bodyPart', put('tapAreas.0.height', 4), 'small'],
  ['bodyPart', twice('tapAreas'), 'twice'],
  ['dragDropFamily', put('familyMembers.0.label', { en: 'Mother', id: 'Ibu' }), 'alike'],
  ['dragDropFamily', shorter('familyMembers'), 'nobody'],
  ['drag-drop-family', put('dropZones.0.percent.width', 4), 'small'],
  ['dragDropObject', put('objectList.0.start.percent', { x: 22, y: 50, width: 13, height: 14 }), 'begins-placed'],
  ['dragToBucket', put('countSounds.id', []), 'uncounted'],
  ['dragToBucket', put('objectList.0.start.percent', { x: 45, y: 75, width: 10, height: 13 }), 'begins-placed'],
  ['goatJumping', put('elements.0.content', 7), 'not-counted'],
  ['goatJumping', put('elements.0.voiceVariants.en', [{ text: 'two', weight: 1 }]), 'misheard'],
  ['matchingLetter', put('letters.en.0.letter', 'N'), 'misspelled'],
  ['matchingLetter', put('word.id', 'Ibu'), 'not-capitals'],
  ['matchingLetter', put('widgetArea.height', 6), 'small'],
  ['match-by-alphabet', put('words.0.letter', 'Z'), 'other-letter'],
  ['match-by-alphabet', put('words.0.word', { en: 'apple', id: 'apel' }), 'untold'],
  ['match-by-letter', put('words.0.word', { en: 'Duck', id: 'BEBEK' }), 'not-capitals'],
  ['match-by-letter', twice('words'), 'twice'],
  ['match-by-number', put('numbers.0.number', 20), 'too-many'],
  ['match-by-word', put('duties.0.duty', { en: ['fixes the ladder'], id: ['memperbaiki tangga'] }), 'alike'],
  ['tap-by-voice', twice('familyMembers'), 'twice'],
]

it.each(FAULTS.map(([type, plant, code]) => ({ type, plant, code })))(
  'finds $code in $type',
  ({ type, plant, code }) => {
    const one = byName.get(type)
    if (!one) throw new Error(`no kind ${type}`)
    expect(faultsOf(one, one.details.example, SURROUNDINGS)).toEqual([])
    const draft = structuredClone(one.details.example)
    plant(Object(draft))
    const faults = faultsOf(one, draft, SURROUNDINGS)
    expect(faults.map((fault) => fault.code)).toContain(code)
    for (const { place, message } of faults) {
      expect(place).toMatch(/^[a-zA-Z]/)
      expect(message.en).not.toBe(message.id)
    }
  },
)
