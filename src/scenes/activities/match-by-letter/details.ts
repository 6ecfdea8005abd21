import { defineDetails } from '../../../game/kind.ts'
import { twiceFaults, untoldFaults } from '../../shared/faults.ts'
import { BUILD, wordItem } from '../../shared/items.ts'
import { capitalFaults } from '../../shared/letters/letterFaults.ts'
import { example } from './example.ts'
import { fill } from './fill.ts'
import type { MatchByLetter } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<MatchByLetter>({
  title: { en: 'Spell the word', id: 'Eja katanya' },
  about: { en: 'Put the letters of a word in order.', id: 'Susun huruf sebuah kata.' },
  example,
  card: { border: 'nila', from: '#BDE5E2', to: '#A5CCD6', pictures: ['t-kiko'], tiles: ['K', '?'] },
  asks: ({ words }) => words.map(({ id, word }) => wordItem(BUILD, id, word)),
  says: ({ words }) => words.map(({ audio, word }) => ({ kind: 'word', path: audio, text: word })),
  authoring: {
    fields: { words: { label: { en: 'Words to spell', id: 'Kata yang dieja' }, form: 'words', filledWith: 'words' } },
    fill,
    instruction: { en: 'Build the word from its letters.', id: 'Susun kata dari hurufnya.' },
    faultsOf({ words }, surroundings) {
      const texts = words.map(({ word }) => word)
      return [
        ...twiceFaults(words, 'words'),
        ...capitalFaults(texts, 'words'),
        ...untoldFaults(texts, 'words', surroundings),
      ]
    },
  },
})
