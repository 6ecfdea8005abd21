import { defineDetails } from '../../../game/kind.ts'
import { LANGUAGES } from '../../../game/language.ts'
import { fault, untoldFaults, when } from '../../shared/faults.ts'
import { letterItem, SOUND } from '../../shared/items.ts'
import { example } from './example.ts'
import { fill } from './fill.ts'
import type { MatchByAlphabet } from './schema.ts'

const NO_WORD = { en: '', id: '' } as const

/** Four columns of three. */
const MOST_LETTERS = 12

/** What teachers, tools and the book maker know of it. */
export default defineDetails<MatchByAlphabet>({
  title: { en: 'First letters', id: 'Huruf pertama' },
  about: { en: 'Choose the letter that a word begins with.', id: 'Pilih huruf pertama sebuah kata.' },
  example,
  card: { border: 'hutan', from: '#DDF0DA', to: '#C4DA5E', pictures: [], tiles: ['A', 'B', 'C'] },
  asks: ({ words }) => words.map(({ letter }) => letterItem(SOUND, letter)),
  says: ({ words }) => words.map(({ audio, word }) => ({ kind: 'word', path: audio, text: word })),
  authoring: {
    fields: {
      words: {
        label: { en: 'Words and their first letters', id: 'Kata dan huruf pertamanya' },
        form: 'words',
        filledWith: 'words',
      },
    },
    fill,
    instruction: { en: 'Which letter does the word begin with?', id: 'Kata ini dimulai dengan huruf apa?' },
    faultsOf: ({ words }, surroundings) => [
      ...untoldFaults(
        // An anchor word is chosen for its first sound; what stands in its place keeps the numbers of the others.
        words.map(({ word, isAnchor }) => (isAnchor ? NO_WORD : word)),
        'words',
        surroundings,
      ),
      ...words.flatMap(({ letter, word }, index) =>
        LANGUAGES.flatMap((language) =>
          when(
            word[language].charAt(0).toUpperCase() !== letter,
            fault(
              `words[${index}].${language}`,
              'other-letter',
              `“${word[language]}” does not begin with ${letter}.`,
              `“${word[language]}” tidak dimulai dengan ${letter}.`,
            ),
          ),
        ),
      ),
      ...when(
        words.length > MOST_LETTERS,
        fault(
          'words',
          'too-many',
          `At most ${MOST_LETTERS} letters have room.`,
          `Paling banyak ${MOST_LETTERS} huruf yang muat.`,
        ),
      ),
    ],
  },
})
