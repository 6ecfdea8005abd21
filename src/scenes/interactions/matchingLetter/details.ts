import { defineDetails } from '../../../game/kind.ts'
import type { Fault } from '../../../game/authoring.ts'
import { type Language, LANGUAGES } from '../../../game/language.ts'
import { fault, when } from '../../shared/faults.ts'
import { WORD_SOUND } from '../../shared/fields.ts'
import { BUILD, FAMILY, TRACE, wordItem, WORDS } from '../../shared/items.ts'
import { capitalFaults } from '../../shared/letters/letterFaults.ts'
import { lettersOf } from '../../shared/letters/wordBuild.ts'
import { example } from './example.ts'
import { fill } from './fill.ts'
import { layoutOf } from './rules.ts'
import type { MatchingLetter } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<MatchingLetter>({
  title: { en: 'Build and write a word', id: 'Susun dan tulis kata' },
  about: {
    en: 'Put the letters of a word in order, then write it.',
    id: 'Susun huruf sebuah kata, lalu tulis katanya.',
  },
  example,
  asks: ({ member, word }) => [wordItem(BUILD, member, word, FAMILY), wordItem(TRACE, member, word, WORDS)],
  says: ({ word, wordAudio, trace, traceAudio }) => [
    ...(trace ? [{ kind: 'prompt', path: traceAudio, text: trace } as const] : []),
    { kind: 'word', path: wordAudio, text: word },
  ],
  authoring: {
    fields: {
      word: { label: { en: 'Word', id: 'Kata' }, form: 'word', filledWith: 'words' },
      letters: {
        label: { en: 'Its letters', id: 'Huruf-hurufnya' },
        form: 'letters',
        filledWith: 'letters',
        isDerived: true,
      },
      member: { label: { en: 'Who it is', id: 'Siapa dia' }, form: 'choice', filledWith: 'words', isDerived: true },
      widgetArea: { label: { en: 'Where it is built', id: 'Tempat menyusun' }, form: 'areas', filledWith: 'default' },
      wordAudio: WORD_SOUND,
      trace: {
        label: { en: 'Invitation to write', id: 'Ajakan menulis' },
        form: 'text',
        filledWith: 'text',
        isOptional: true,
      },
      traceAudio: { label: { en: 'The invitation, spoken', id: 'Suara ajakan' }, form: 'sound', filledWith: 'voice' },
    },
    fill,
    instruction: { en: 'Put the letters in order.', id: 'Susun hurufnya.' },
    faultsOf: (config) => [
      ...capitalFaults([config.word], 'word'),
      ...LANGUAGES.flatMap((language) => spellFaults(config, language)),
    ],
  },
})

/** Minimum size of a tile for a finger, stage units. */
const LEAST_TILE = 44

/** The letters must spell the word, and their tiles must be large enough for a finger. */
function spellFaults(config: MatchingLetter, language: Language): Fault[] {
  const word = config.word[language]
  const spelled = config.letters[language]
    .toSorted((one, other) => one.originalIndex - other.originalIndex)
    .map(({ letter }) => letter)
    .join('')
  return [
    ...when(
      spelled !== word,
      fault(
        `letters.${language}`,
        'misspelled',
        `The letters spell ${spelled}, not ${word}.`,
        `Hurufnya membentuk ${spelled}, bukan ${word}.`,
      ),
    ),
    ...when(
      layoutOf(config, lettersOf(word).length).size < LEAST_TILE,
      fault(
        'widgetArea',
        'small',
        `The letters of ${word} are too small for a finger.`,
        `Huruf ${word} terlalu kecil untuk jari.`,
      ),
    ),
  ]
}
