import { defineDetails } from '../../../game/kind.ts'
import { BLEND, FIND, READ, SEE } from '../../shared/items.ts'
import { incidental } from '../../shared/items.ts'
import { MODE, PICTURES, QUESTIONS } from '../../shared/ladder/fields.ts'
import { uniqueItems } from '../../shared/ladder/uniqueItems.ts'
import { example } from './example.ts'
import { skillOf } from './rules.ts'
import type { ReadWord } from './schema.ts'

const SKILLS = new Map([READ, BLEND, FIND, SEE].map((skill) => [skill.id, skill]))

/** The items of the questions, as they are asked while parts were (`isEased`) or were not made heard. */
function itemsOf({ mode, questions }: ReadWord, isEased: boolean) {
  return uniqueItems(
    questions
      .filter(({ finds }) => !isEased || (finds === 'picture' && mode !== 'withoutSound'))
      .map((question) => ({
        key: question.item,
        skill: SKILLS.get(skillOf({ question, mode, isEased })) ?? READ,
        text: question.word,
        language: question.language,
      })),
  )
}

/** What teachers, tools and the book maker know of it. */
export default defineDetails<ReadWord>({
  title: { en: 'Read the word', id: 'Baca katanya' },
  about: { en: 'Read a word and find its picture.', id: 'Baca sebuah kata, lalu temukan gambarnya.' },
  example,
  card: { border: 'hutan', from: '#DDF0DA', to: '#A9D48A', pictures: ['t-lamp'], tiles: [] },
  asks: (config) => [...itemsOf(config, false), ...incidental(itemsOf(config, true))],
  says: () => [],
  authoring: { fields: { mode: MODE, pictures: PICTURES, questions: QUESTIONS }, fill: null, faultsOf: () => [] },
})
