import type { Local } from '../../../game/language.ts'
import type { Ask, AskQuestion } from './schema.ts'

const clip = (language: string, name: string) => `/audio/ladder/${language}/questions/${name}.mp3`
const line = (name: string, en: string, id: string): AskQuestion['ask'] => ({
  text: { en, id },
  say: { en: clip('en', name), id: clip('id', name) },
})

/** An answer by its id, its name and its picture, in the order of the question's clips. */
type Answer = readonly [id: string, name: Local, picture: string]

const answersOf = (question: string, answers: readonly Answer[]): AskQuestion['answers'] =>
  answers.map(([id, name, picture], index) => ({
    id,
    name,
    picture: { free: picture },
    say: { en: clip('en', `${question}-answer-${index + 1}`), id: clip('id', `${question}-answer-${index + 1}`) },
  }))

/** Questions about the first book. */
export const example: Ask = {
  mode: 'all',
  questions: [
    {
      id: 'b1-p07-why',
      type: 'why',
      item: 'story:b1-p07',
      ask: line('b1-p07-why-ask', 'What makes them say “pee-yew”?', 'Apa yang baunya tajam sekali?'),
      answers: answersOf('b1-p07-why', [
        ['durian', { en: 'the durian', id: 'durian' }, '/img/books/book1/words/durian.webp'],
        ['chili', { en: 'the chili', id: 'cabai' }, '/img/books/book1/words/chili.webp'],
        ['basket', { en: 'the basket', id: 'bakul' }, '/img/books/book1/words/basket.webp'],
      ]),
      options: ['durian', 'chili', 'basket'],
      answer: 'durian',
      because: line(
        'b1-p07-why-because',
        'Because they looked behind the durian: it smells strong!',
        'Mereka ada di balik durian. Aduh, baunya!',
      ),
      back: { text: { en: 'Is Kiko behind the durian? Pee-yew', id: 'di balik durian? Aduh, baunya' }, say: {} },
    },
    {
      id: 'b1-p03-what',
      type: 'what',
      item: 'story:b1-p03',
      ask: line('b1-p03-what-ask', 'What does Kiko love to pop?', 'Kiko suka memecahkan apa?'),
      answers: answersOf('b1-p03-what', [
        ['bubbles', { en: 'bubbles', id: 'gelembung' }, '/img/ui/bubble.webp'],
        ['basket', { en: 'the basket', id: 'bakul' }, '/img/books/book1/words/basket.webp'],
        ['avocado', { en: 'an avocado', id: 'alpukat' }, '/img/books/book1/words/avocado.webp'],
      ]),
      options: ['bubbles', 'basket', 'avocado'],
      answer: 'bubbles',
      because: line(
        'b1-p03-what-because',
        'Because the story says: Kiko loves to pop bubbles.',
        'Di cerita tadi, Kiko suka memecahkan gelembung.',
      ),
      back: { text: { en: 'Kiko loves to pop bubbles', id: 'Kiko suka memecahkan gelembung' }, say: {} },
    },
    {
      id: 'b1-p09-predict',
      type: 'predict',
      ask: line(
        'b1-p09-predict-ask',
        'What will bring Kiko back? What do you think?',
        'Menurutmu, apa yang membuat Kiko muncul?',
      ),
      answers: answersOf('b1-p09-predict', [
        ['gong', { en: 'a loud gong', id: 'gong yang keras' }, '/img/books/book1/words/gong.webp'],
        ['juice', { en: 'some juice', id: 'jus' }, '/img/books/book1/words/juice.webp'],
        ['lamp', { en: 'a quiet lamp', id: 'lampu' }, '/img/books/book1/words/lamp.webp'],
      ]),
      options: ['gong', 'juice', 'lamp'],
      afterwards: line('b1-p09-predict-then', 'Let’s read on and see!', 'Ayo, kita baca terus. Nanti ketahuan!'),
    },
  ],
}
