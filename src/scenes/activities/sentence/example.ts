import type { Language } from '../../../game/language.ts'
import { EXAMPLE_PICTURES } from '../../shared/ladder/examplePictures.ts'
import type { Sentence, SentenceQuestion, Shows } from './schema.ts'

type Said = Omit<Shows, 'n'> & { readonly n?: number }

/** A sentence, and its three pictures; the first is the right one. */
function read(
  language: Language,
  id: string,
  text: string,
  differs: number,
  scenes: readonly Said[],
): SentenceQuestion {
  const path = (rest: string) => `/audio/ladder/${language}/${rest}.mp3`
  return {
    item: `sentence:${id}`,
    language,
    answer: 'right',
    options: ['right', 'other-1', 'other-2'],
    text,
    say: path(`sentences/${id}`),
    words: text.split(' ').map((word) => ({
      text: word,
      say: path(`words/${word.toLowerCase().replace(/[^\p{Letter}-]/gu, '')}`),
    })),
    differs,
    scenes: scenes.map((shows, index) => ({
      id: index === 0 ? 'right' : `other-${index}`,
      shows: { n: 1, ...shows },
    })),
  }
}

/** Sentences about who, how many and where. */
export const example: Sentence = {
  mode: 'all',
  pictures: [...EXAMPLE_PICTURES],
  questions: [
    read('id', 'id-08-1', 'Bebek di bawah lampu.', 0, [
      { a: 'duck', rel: 'under', b: 'lamp' },
      { a: 'goat', rel: 'under', b: 'lamp' },
      { a: 'mother', rel: 'under', b: 'lamp' },
    ]),
    read('id', 'id-08-2', 'Ibu tidur.', 0, [
      { a: 'mother', act: 'sleep' },
      { a: 'duck', act: 'sleep' },
      { a: 'goat', act: 'sleep' },
    ]),
    read('en', 'en-08-1', 'Three ducks run.', 0, [
      { a: 'duck', n: 3, act: 'run' },
      { a: 'duck', n: 2, act: 'run' },
      { a: 'duck', n: 5, act: 'run' },
    ]),
    read('en', 'en-08-2', 'A duck in a basket.', 1, [
      { a: 'duck', rel: 'in', b: 'basket' },
      { a: 'goat', rel: 'in', b: 'basket' },
      { a: 'mango', rel: 'in', b: 'basket' },
    ]),
  ],
}
