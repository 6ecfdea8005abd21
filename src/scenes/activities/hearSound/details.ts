import { defineDetails } from '../../../game/kind.ts'
import { FIRST, HEAR, READ, SEE } from '../../shared/items.ts'
import { MODE, QUESTIONS } from '../../shared/ladder/fields.ts'
import { uniqueItems } from '../../shared/ladder/uniqueItems.ts'
import { example } from './example.ts'
import { askedSound, skillOf } from './rules.ts'
import type { HearSound } from './schema.ts'

const SKILLS = new Map([HEAR, FIRST, SEE, READ].map((skill) => [skill.id, skill]))

/** What teachers, tools and the book maker know of it. */
export default defineDetails<HearSound>({
  title: { en: 'Hear the sound', id: 'Dengar bunyinya' },
  about: { en: 'Hear a sound and find its letters.', id: 'Dengarkan bunyi, lalu temukan hurufnya.' },
  example,
  card: { border: 'manggis', from: '#E9D8F0', to: '#C7A3D6', pictures: ['t-kiko'], tiles: ['m', 'a', 's'] },
  asks: (config) =>
    uniqueItems(
      config.questions.map((question) => {
        const at = { config, question, mode: config.mode }
        const text = askedSound(at)?.text ?? question.answer
        const { item: key, language } = question
        return { key, skill: SKILLS.get(skillOf(at)) ?? HEAR, text, language }
      }),
    ),
  says: () => [],
  authoring: {
    fields: {
      mode: MODE,
      sounds: { label: { en: 'Sounds', id: 'Bunyi' }, form: 'letters', filledWith: 'letters' },
      questions: QUESTIONS,
    },
    fill: null,
    faultsOf: () => [],
  },
})
