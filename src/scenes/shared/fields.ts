import type { Field } from '../../game/authoring.ts'

/** Fields that several kinds have. */
export const PICTURE: Field = { label: { en: 'Picture', id: 'Gambar' }, form: 'picture', filledWith: 'kit' }
/** Drop places, each around its thing in the picture. */
export const PLACES: Field = { label: { en: 'Places', id: 'Tempat' }, form: 'places', filledWith: 'sprites' }
/** Items to drag. */
export const THINGS: Field = {
  label: { en: 'Things to drag', id: 'Benda yang diseret' },
  form: 'things',
  filledWith: 'sprites',
}
/** Areas to touch. */
export const AREAS: Field = {
  label: { en: 'Areas to touch', id: 'Area yang diketuk' },
  form: 'areas',
  filledWith: 'sprites',
}
/** People (or parts of the body), each with picture, name and sound. */
export const PEOPLE: Field = { label: { en: 'Who', id: 'Siapa' }, form: 'people', filledWith: 'kit' }
/** The page's instruction. */
export const INSTRUCTION: Field = { label: { en: 'Instruction', id: 'Petunjuk' }, form: 'text', filledWith: 'text' }
/** The sound of the word. */
export const WORD_SOUND: Field = {
  label: { en: 'The word, spoken', id: 'Suara kata' },
  form: 'sound',
  filledWith: 'voice',
}
