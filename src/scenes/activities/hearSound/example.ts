import type { Language } from '../../../game/language.ts'
import type { HearSound } from './schema.ts'

const ladder = (language: Language, path: string) => `/audio/ladder/${language}/${path}.mp3`

interface Spelled {
  readonly text: string
  readonly mouth: string
  readonly keyword: string
  readonly picture: string
}

function sound(language: Language, { text, mouth, keyword, picture }: Spelled): HearSound['sounds'][number] {
  return {
    id: text,
    item: `sound:${text}`,
    language,
    text,
    say: ladder(language, `sounds/${text}`),
    mouth: { text: mouth, say: ladder(language, `mouths/${text}`) },
    keyword: {
      text: keyword,
      say: ladder(language, `words/${keyword}`),
      picture: { free: `/img/books/${picture}.webp` },
    },
  }
}

const syllable = (text: string): HearSound['sounds'][number] => ({
  id: text,
  item: `syllable:${text}`,
  language: 'id',
  text,
  say: ladder('id', `syllables/${text}`),
})

/** Sounds and a syllable of early steps. */
export const example: HearSound = {
  mode: 'all',
  sounds: [
    sound('id', { text: 'm', mouth: 'Bibir rapat, bunyi lewat hidung.', keyword: 'mata', picture: 'book3/words/eyes' }),
    sound('id', {
      text: 'a',
      mouth: 'Mulut terbuka lebar, lidah di bawah.',
      keyword: 'alpukat',
      picture: 'book1/words/avocado',
    }),
    sound('id', {
      text: 'i',
      mouth: 'Senyum lebar, gigi hampir rapat.',
      keyword: 'ibu',
      picture: 'book4/family/mother',
    }),
    sound('id', {
      text: 'b',
      mouth: 'Bibir rapat, lalu buka tiba-tiba.',
      keyword: 'bebek',
      picture: 'book1/words/duck',
    }),
    ...['ma', 'mi', 'ba', 'sa'].map(syllable),
    sound('en', {
      text: 'm',
      mouth: 'Lips together, hum through your nose.',
      keyword: 'mango',
      picture: 'book2/sprites/mango',
    }),
    sound('en', {
      text: 'a',
      mouth: 'Mouth wide, tongue low and forward.',
      keyword: 'avocado',
      picture: 'book1/words/avocado',
    }),
    sound('en', { text: 'd', mouth: 'Tongue tip taps, voice on.', keyword: 'duck', picture: 'book1/words/duck' }),
    sound('en', { text: 'g', mouth: 'Back of the tongue up, voice on.', keyword: 'gong', picture: 'book1/words/gong' }),
  ],
  questions: [
    { item: 'sound:m', language: 'id', answer: 'm', options: ['m', 'a', 'i', 'b'], meet: true },
    { item: 'sound:a', language: 'id', answer: 'a', options: ['m', 'a', 'i', 'b'], meet: false },
    { item: 'syllable:ma', language: 'id', answer: 'ma', options: ['ma', 'mi', 'ba', 'sa'], meet: false },
    { item: 'sound:m', language: 'en', answer: 'm', options: ['m', 'a', 'd', 'g'], meet: true },
    { item: 'sound:a', language: 'en', answer: 'a', options: ['m', 'a', 'd', 'g'], meet: false },
    { item: 'sound:g', language: 'en', answer: 'g', options: ['m', 'a', 'd', 'g'], meet: false },
  ],
}
