import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { Ladder, LadderWord, StoryQuestion } from '../../../src/content/ladder/schema.ts'
import type { Language } from '../../../src/game/language.ts'
import { checkLadder } from './checkLadder.ts'
import { type RawLadder, readArt, readLadder, readSpoken } from './data.ts'
import { parseStory, readStory } from '../story.ts'

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const stories = parseStory(readStory(ROOT), () => undefined)
const BOOKS = stories.map(({ book }) => book.id)
const around = { art: readArt(ROOT, BOOKS), spoken: readSpoken(ROOT) }
const sound = readLadder(ROOT, BOOKS)
const faultsOf = (raw: RawLadder) => checkLadder(raw, stories, around).map(({ where, text }) => `${where}: ${text}`)

/** A copy to be broken: its files are as the schemas say, until a test changes them. */
interface Copy {
  readonly ladder: Ladder
  readonly questions: Record<number, StoryQuestion[]>
  readonly levels: { readonly levels: Record<string, { readonly evidence: Record<string, object> }> }
  readonly packs: Record<number, object>
}
function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('nothing there to break')
  return thing
}
const languageOf = (id: string): Language => (id.startsWith('en') ? 'en' : 'id')
const step = ({ ladder }: Copy, id: string) =>
  found(ladder.languages[languageOf(id)].steps.find((one) => one.id === id))
const word = (raw: Copy, id: string, text: string) => found(step(raw, id).words.find((one) => one.word === text))
const syllables = (raw: Copy, id: string) => found(step(raw, id).syllables)
const heart = (raw: Copy, id: string) => found(step(raw, id).heart?.[1])
const sentence = (raw: Copy, id: string) => found(step(raw, id).sentences[0])
const grapheme = ({ ladder }: Copy, language: Language, id: string) =>
  found(ladder.languages[language].graphemes.find((one) => one.id === id))
const picture = ({ ladder }: Copy, id: string) => found(ladder.pictures[id])
const question = ({ questions }: Copy, id: string) =>
  found(
    Object.values(questions)
      .flat()
      .find((one) => one.id === id),
  )
const level = ({ levels }: Copy, name: string) => found(levels.levels[name])
const set = (thing: object | undefined, fields: object) => Object.assign(found(thing), fields)
const drop = (thing: object | undefined, field: string) => Reflect.deleteProperty(found(thing), field)
const addWord = (raw: Copy, id: string, entry: Omit<LadderWord, 'item'>) =>
  step(raw, id).words.push({ item: `word:${entry.word}`, ...entry })
const letters = (text: string) => text.split('')

it('finds nothing wrong with the ladder as it is', () => {
  expect(faultsOf(sound)).toEqual([])
})

/** Each breaks one thing; `said` is a part of the fault that must be reported. */
const BROKEN: readonly [name: string, said: string, damage: (raw: Copy) => unknown][] = [
  [
    'a word with a letter that is not known yet',
    "id-03 kaki: 'k' is not known yet",
    (raw) => addWord(raw, 'id-03', { word: 'kaki', syllables: ['ka', 'ki'], graphemes: letters('kaki') }),
  ],
  [
    'an English word with a letter not known yet',
    "en-01 pin: 'n' is not known yet",
    (raw) => addWord(raw, 'en-01', { word: 'pin', graphemes: letters('pin') }),
  ],
  [
    'a closed syllable too early',
    'the end of lan is not known yet',
    (raw) => addWord(raw, 'id-05', { word: 'bulan', syllables: ['bu', 'lan'], graphemes: letters('bulan') }),
  ],
  [
    'two consonants too early in English',
    'has two consonants together',
    (raw) => addWord(raw, 'en-05', { word: 'snack', graphemes: ['s', 'n', 'a', 'ck'] }),
  ],
  [
    'two consonants too early in Indonesian',
    'two consonants begin dra',
    (raw) => addWord(raw, 'id-16', { word: 'drama', syllables: ['dra', 'ma'], graphemes: letters('drama') }),
  ],
  [
    'graphemes that are not the word’s',
    'is not written as d u c k',
    (raw) => set(word(raw, 'en-06', 'duck'), { graphemes: letters('duck') }),
  ],
  [
    'a final k that is no glottal stop',
    'is not written as k a t a k',
    (raw) => set(word(raw, 'id-15', 'katak'), { graphemes: letters('katak') }),
  ],
  [
    'syllables that do not join',
    'batu: is not its syllables',
    (raw) => set(word(raw, 'id-03', 'batu'), { syllables: ['ba', 'ta'] }),
  ],
  [
    'a word twice',
    'batu: was there before',
    (raw) => step(raw, 'id-09').words.push(structuredClone(word(raw, 'id-03', 'batu'))),
  ],
  ['an e that is not told', 'does not say which e', (raw) => drop(word(raw, 'id-17', 'besar'), 'say')],
  [
    'an e told otherwise than in the books',
    'in pronunciation.json',
    (raw) => set(word(raw, 'id-15', 'bebek'), { say: 'bə-bək', graphemes: ['b', 'ə', 'b', 'ə', 'k-hamzah'] }),
  ],
  [
    'ng cut in two',
    'is not written as g o n g',
    (raw) => set(word(raw, 'id-13', 'gong'), { graphemes: letters('gong') }),
  ],
  [
    'a rude word',
    'tai: is not for children',
    (raw) => addWord(raw, 'id-16', { word: 'tai', syllables: ['tai'], graphemes: ['t', 'ai'] }),
  ],
  [
    'a rude syllable',
    'syllable tai: cannot stand alone',
    (raw) => syllables(raw, 'id-16').push({ text: 'tai', graphemes: ['t', 'ai'], item: 'syllable:tai' }),
  ],
  [
    'a syllable with e pepet alone',
    'syllable kel: cannot stand alone',
    (raw) => syllables(raw, 'id-17').push({ text: 'kel', graphemes: ['k', 'ə', 'l'], item: 'syllable:kel' }),
  ],
  [
    'a syllable twice',
    'was there before',
    (raw) => syllables(raw, 'id-09').push(structuredClone(found(syllables(raw, 'id-03')[0]))),
  ],
  [
    'a syllable not known yet',
    "syllable ra: 'r' is not known yet",
    (raw) => syllables(raw, 'id-02').push({ text: 'ra', graphemes: ['r', 'a'], item: 'syllable:ra' }),
  ],
  ['a wrong item', 'is no item', (raw) => set(word(raw, 'en-06', 'cup'), { item: 'word cup' })],
  ['a syllable’s item', 'has the item syllable:xx', (raw) => set(syllables(raw, 'id-03')[0], { item: 'syllable:xx' })],
  ['a missing grapheme', 'there is no grapheme', (raw) => raw.ladder.languages.en.graphemes.pop()],
  ['a grapheme new twice', 'a grapheme is new twice', (raw) => step(raw, 'en-09').new.push('s')],
  [
    'b and d on one step',
    'b and d come on one step',
    (raw) => {
      set(step(raw, 'id-06'), { new: step(raw, 'id-06').new.filter((id) => id !== 'd') })
      step(raw, 'id-02').new.push('d')
    },
  ],
  ['steps out of order', 'is not step 1', (raw) => raw.ladder.languages.id.steps.reverse()],
  [
    'a mouth cue of nine words',
    'has 9 words, at most 8',
    (raw) => set(grapheme(raw, 'en', 's').mouth, { en: 'Put your teeth together and let the air hiss.' }),
  ],
  ['a mouth cue in one language', 'mouth.id', (raw) => drop(grapheme(raw, 'id', 'm').mouth, 'id')],
  ['no phoneme', 'has no phoneme', (raw) => set(grapheme(raw, 'id', 'm'), { ipa: '' })],
  [
    'a keyword without its letter',
    'the keyword lampu',
    (raw) => set(grapheme(raw, 'id', 'm').keyword, { text: 'lampu' }),
  ],
  [
    'a keyword’s picture that is not there',
    "there is no picture 'dragon'",
    (raw) => set(grapheme(raw, 'id', 'm').keyword, { picture: 'dragon' }),
  ],
  ['a neighbour that is itself', 'is its own neighbour', (raw) => grapheme(raw, 'en', 'b').confusable.looks.push('b')],
  ['two sounds with one item', 'two sounds have one item', (raw) => set(grapheme(raw, 'id', 'ə'), { item: 'sound:e' })],
  ['a picture that is not drawn', "has no sprite 'sunny'", (raw) => set(picture(raw, 'sun'), { sprite: 'sunny' })],
  [
    'a free picture that is not there',
    'there is no file /img/books/book1/words/dragon.webp',
    (raw) => set(picture(raw, 'duck'), { free: '/img/books/book1/words/dragon.webp' }),
  ],
  ['a picture with two sources', 'needs one source', (raw) => set(picture(raw, 'duck'), { new: 'a duck', wanted: 1 })],
  [
    'a drawing that the art package has not',
    "draws no 'dragon'",
    (raw) => {
      drop(picture(raw, 'duck'), 'free')
      set(picture(raw, 'duck'), { kit: 'dragon' })
    },
  ],
  ['a picture without an Indonesian name', 'duck.name.id', (raw) => drop(picture(raw, 'duck').name, 'id')],
  [
    'a picture that nobody uses',
    'picture dragon: is never used',
    (raw) => set(raw.ladder.pictures, { dragon: { name: { en: 'dragon', id: 'naga' }, new: 'a dragon', wanted: 2 } }),
  ],
  [
    'a sentence of six words',
    'has 6 words',
    (raw) => set(sentence(raw, 'en-13'), { text: 'The frog can jump and swim.' }),
  ],
  ['a sentence of one word', 'has 1 words', (raw) => set(sentence(raw, 'id-12'), { text: 'Ayah.' })],
  [
    'a sentence with a word not known yet',
    "'rumah' cannot be read yet",
    (raw) => set(sentence(raw, 'id-08'), { text: 'Buku ada di rumah.' }),
  ],
  [
    'a heart word before its step',
    "'My' cannot be read yet",
    (raw) => set(sentence(raw, 'en-06'), { text: 'My cat has a cup.' }),
  ],
  ['a sentence without its end', 'no end', (raw) => set(sentence(raw, 'id-12'), { text: 'Ayah itu tidur' })],
  [
    'too few sentences',
    'needs four sentences',
    (raw) => set(step(raw, 'id-14'), { sentences: step(raw, 'id-14').sentences.slice(0, 2) }),
  ],
  [
    'a wrong picture that differs in two things',
    'a wrong picture differs in a, b',
    (raw) => set(sentence(raw, 'id-08').not[0], { a: 'cat', b: 'tree' }),
  ],
  [
    'a wrong picture that is the right one',
    'a wrong picture differs in nothing',
    (raw) =>
      set(sentence(raw, 'id-08'), { not: [sentence(raw, 'id-08').shows, ...sentence(raw, 'id-08').not.slice(1)] }),
  ],
  [
    'a scene with an unknown thing',
    "there is no picture 'moonbase'",
    (raw) => set(sentence(raw, 'id-08').shows, { b: 'moonbase' }),
  ],
  ['a heart word without its hard part', 'learned by heart', (raw) => set(heart(raw, 'en-06'), { byHeart: [] })],
  ['a heart word whose parts do not join', 'is not its parts', (raw) => set(heart(raw, 'en-06'), { byHeart: ['ee'] })],
  ['a word clapped wrongly', 'matahari has 4 parts', (raw) => raw.ladder.clap.id['2']?.push('sun')],
  ['too few words to clap', 'needs four words', (raw) => set(raw.ladder.clap.en, { 3: ['banana'] })],
  [
    'too few pictures',
    'words with pictures',
    (raw) => {
      for (const { words } of raw.ladder.languages.en.steps) for (const entry of words) drop(entry, 'picture')
    },
  ],
  [
    'a question on a page that is not there',
    'has no page b1-p33',
    (raw) => set(question(raw, 'b1-p03-what'), { page: 'b1-p33' }),
  ],
  [
    'a question of twelve words',
    'has more than 10 words',
    (raw) => set(question(raw, 'b1-p03-what').ask, { en: 'What is the one thing that Kiko the kitten loves to pop?' }),
  ],
  ['a question in one language', 'ask.id', (raw) => drop(question(raw, 'b1-p03-what').ask, 'id')],
  [
    'non-standard Indonesian',
    "'aja' is not standard",
    (raw) => set(question(raw, 'b1-p03-what').because, { id: 'Kiko suka gelembung aja.' }),
  ],
  [
    'a quote that is not in the text',
    'is not in the text: Bulan pun bersinar!',
    (raw) => set(question(raw, 'b2-p02-why').back?.quote, { id: 'Bulan pun bersinar!' }),
  ],
  [
    'a sprite that is not on the page',
    'has no sprite b2-p02 storm',
    (raw) => set(question(raw, 'b2-p02-why').answers[0], { sprite: 'storm' }),
  ],
  [
    'a picture of another book',
    'has no sprite b1-p01 sun',
    (raw) => set(question(raw, 'b2-p02-why').answers[2], { page: 'b1-p01', sprite: 'sun' }),
  ],
  ['two answers', 'has 2 answers', (raw) => question(raw, 'b2-p02-why').answers.pop()],
  [
    'one picture twice',
    'shows one picture twice',
    (raw) => set(question(raw, 'b2-p02-why').answers[2], structuredClone(question(raw, 'b2-p02-why').answers[0]) ?? {}),
  ],
  [
    'two answers that sound alike',
    'sound alike in id',
    (raw) => set(question(raw, 'b2-p02-why').answers[2]?.label, { id: 'awan' }),
  ],
  ['a right answer that is not there', 'has no right answer', (raw) => set(question(raw, 'b2-p02-why'), { right: 3 })],
  ['a guess of one half', 'is guessed at 0.5', (raw) => set(question(raw, 'b2-p02-why'), { guess: 0.5 })],
  ['a prediction that is scored', 'and is no item', (raw) => set(question(raw, 'b2-p06-predict'), { right: 1 })],
  [
    'a prediction revealed before it is asked',
    'the wrong side of its page',
    (raw) =>
      set(question(raw, 'b2-p06-predict').reveal, {
        page: 'b2-p02',
        quote: { en: 'It hides the moon!', id: 'Bulan pun tertutup!' },
      }),
  ],
  [
    'no prediction in a book',
    'questions of book 3: needs 1 of type predict',
    (raw) => set(raw.questions, { 3: raw.questions[3]?.filter(({ id }) => id !== 'b3-p08-predict') }),
  ],
  [
    'a question in the file of another book',
    'questions of book 3: b4-p10-tell is of another book',
    (raw) => found(raw.questions[3]).push(question(raw, 'b4-p10-tell')),
  ],
  [
    'an item that is another’s',
    'has the item',
    (raw) => set(question(raw, 'b2-p02-why'), { item: 'story:b2-p03|why' }),
  ],
  [
    'a talk with the number of another',
    'needs a number of its own',
    (raw) => set(question(raw, 'b4-p10-tell').observation, { number: 2 }),
  ],
  [
    'straight quotes',
    'has straight quotes',
    (raw) => set(question(raw, 'b1-p07-why').ask, { en: 'What makes them say "phew"?' }),
  ],
  ['a level whose caps fall', 'must not fall', (raw) => set(level(raw, 'B2'), { wordsPerSentence: 6 })],
  [
    'a number without its source',
    'where is sentencesPerPage from?',
    (raw) => drop(level(raw, 'B1').evidence, 'sentencesPerPage'),
  ],
  [
    'a source that is not named',
    'where is wordsPerSentence from?',
    (raw) => set(level(raw, 'A').evidence.wordsPerSentence, { source: ['S9'] }),
  ],
  ['a book that declares another level', 'is A, but the book measures B2', (raw) => set(raw.packs[1], { level: 'A' })],
  ['a level missing', 'levels: are A B1 B2 C', (raw) => drop(raw.levels.levels, 'B3')],
]

it.each(BROKEN)('notices %s', (_, said, damage) => {
  const raw = structuredClone(sound)
  damage(raw as Copy)
  expect(faultsOf(raw).join('\n')).toContain(said)
})
