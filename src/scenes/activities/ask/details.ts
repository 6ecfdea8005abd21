import { defineDetails } from '../../../game/kind.ts'
import { type AskedItem, itemKey } from '../../../game/items.ts'
import { ladderItem, NEXT, WHAT, WHY } from '../../shared/items.ts'
import { MODE, QUESTIONS } from '../../shared/ladder/fields.ts'
import { example } from './example.ts'
import { fill } from './fill.ts'
import type { Ask } from './schema.ts'

const SKILLS = new Map([WHAT, WHY, NEXT].map((skill) => [skill.id, skill]))

/** The items of the questions that have a right answer, each once. */
function itemsOf({ questions }: Ask): AskedItem[] {
  const items = questions.flatMap(({ item, type, ask }) => {
    const skill = SKILLS.get(type)
    return item === undefined || skill === undefined ? [] : [ladderItem(item, skill, ask.text)]
  })
  return [...new Map(items.map((item) => [itemKey(item), item])).values()]
}

/** What teachers, tools and the book maker know of it. */
export default defineDetails<Ask>({
  title: { en: 'The story asks', id: 'Cerita bertanya' },
  about: {
    en: 'Answer a question about the story by choosing a picture.',
    id: 'Jawab pertanyaan tentang cerita dengan memilih gambar.',
  },
  example,
  card: { border: 'soga', from: '#FBE6C2', to: '#F2C488', pictures: ['t-kiko', 't-mango'], tiles: [] },
  asks: itemsOf,
  says: () => [],
  authoring: {
    fields: { mode: MODE, questions: { ...QUESTIONS, form: 'questions', filledWith: null } },
    fill,
    instruction: { en: 'Listen, and choose a picture.', id: 'Dengarkan, lalu pilih gambarnya.' },
    faultsOf: () => [],
  },
})
