import type { Field } from '../../../game/authoring.ts'

/** How the child plays; the child's profile decides it. */
export const MODE: Field = {
  label: { en: 'Way of playing', id: 'Cara bermain' },
  form: 'choice',
  filledWith: 'default',
  isOptional: true,
}
/** The questions, as today's path builds them. */
export const QUESTIONS: Field = { label: { en: 'Questions', id: 'Pertanyaan' }, form: 'words', filledWith: 'words' }
/** Pictures to choose from. */
export const PICTURES: Field = { label: { en: 'Pictures', id: 'Gambar' }, form: 'picture', filledWith: 'kit' }
