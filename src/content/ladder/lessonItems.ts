import { type AskedItem, itemKey } from '../../game/items.ts'
import { LANGUAGES, type Local } from '../../game/language.ts'
import { ladderItem, SKILLS } from '../../scenes/shared/items.ts'
import { asksOf, type LadderAsk, type PlayMode, type Sort } from './path/asks.ts'
import type { Ladder, StoryQuestion } from './schema.ts'

/** A question that a child eased by making its parts sound asks for another skill. */
const EASED: Partial<Readonly<Record<Sort, string>>> = { reading: 'blend', sentences: 'hear' }

const MODES: readonly PlayMode[] = ['all', 'byEar', 'withoutSound']

/**
 * What today's path and the stories ask, in every way of playing, each item once, with the text that teachers read; and the answers of questions about
 * stories, which are items only where they were chosen instead.
 */
export function ladderItems(ladder: Ladder, questions: readonly StoryQuestion[]): AskedItem[] {
  const skills = new Map(SKILLS.map((skill) => [skill.id, skill]))
  const found = new Map<string, AskedItem>()
  const add = (base: string, skillId: string, label: Partial<Local>) => {
    const skill = skills.get(skillId)
    const text = label.en ?? label.id
    if (skill === undefined || text === undefined) return
    const item = ladderItem(base, skill, { en: label.en ?? text, id: label.id ?? text })
    const key = itemKey(item)
    const before = found.get(key)
    // A word that both languages ask has a name in each.
    found.set(key, before ? { ...item, label: { ...before.label, ...label } } : item)
  }
  for (const language of LANGUAGES)
    for (const mode of MODES)
      for (const ask of asksOf(ladder, language, mode)) {
        const eased = EASED[ask.thing.sort]
        for (const skill of [ask.skill, ...(eased === undefined ? [] : [eased])])
          add(ask.base, skill, { [language]: textOf(ask) })
      }
  for (const { id, item, ask, answers } of questions) {
    if (item === undefined) continue
    const [base = '', skill = ''] = item.split('|')
    add(base, skill, ask)
    for (const [index, { label }] of answers.entries()) add(`story:${id}-${index + 1}`, skill, label)
  }
  return [...found.values()]
}

/** What a child sees or hears of a question. */
function textOf({ thing }: LadderAsk): string {
  switch (thing.sort) {
    case 'sounds':
      return thing.grapheme.text
    case 'syllables':
      return thing.syllable.text
    case 'parts':
      return thing.word
    case 'sentences':
      return thing.sentence.text
    default:
      return thing.word.word
  }
}
