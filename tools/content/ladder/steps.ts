import { wordsOf } from '../../../src/content/levels/reading.ts'
import { englishSyllables, indonesianSyllables } from '../../../src/content/levels/syllables.ts'
import type { Grapheme, LadderSentence, LanguageLadder, Step } from '../../../src/content/ladder/schema.ts'
import { type Language, LANGUAGES } from '../../../src/game/language.ts'
import type { Expect } from '../fault.ts'
import type { LadderData } from './data.ts'
import { checkGraphemes } from './graphemes.ts'
import { ShownPictures } from './pictures.ts'
import { checkText } from './texts.ts'
import { checkWord } from './words.ts'

const LEAST_WORDS = 60
const LEAST_SYLLABLES = 60
const LEAST_HEART = 12
/** From this step on there are enough pictures for reading a word. */
const PICTURED_FROM = 4
const SCENE_SLOTS = ['a', 'n', 'act', 'rel', 'b'] as const

/** Checks sounds, syllables, words and sentences of all steps in both languages, and the words to clap. */
export function checkSteps(data: LadderData, expect: Expect): void {
  const shown = new ShownPictures(data.ladder.pictures)
  for (const language of LANGUAGES) {
    const ladder = data.ladder.languages[language]
    checkOrder(ladder, language, expect)
    checkGraphemes(ladder, language, shown, expect)
    new Climb(data, language, shown, expect).check()
  }
  checkClap(data, shown, expect)
  shown.checkUnused(expect)
}

function checkOrder({ steps, graphemes }: LanguageLadder, language: Language, expect: Expect): void {
  steps.forEach(({ id, order }, n) => {
    expect(order === n + 1, id, `is not step ${n + 1}`)
    expect(id === `${language}-${String(n + 1).padStart(2, '0')}`, id, 'is not named by its place')
  })
  const introduced = steps.flatMap((step) => step.new)
  const all = new Set(introduced)
  expect(introduced.length === all.size, `ladder ${language}`, 'a grapheme is new twice')
  for (const { id } of graphemes) expect(all.has(id), `ladder ${language}`, `no step brings '${id}'`)
  const known = new Set(graphemes.map(({ id }) => id))
  for (const id of all) expect(known.has(id), `ladder ${language}`, `there is no grapheme '${id}'`)
}

/** Goes up the steps of a language and knows at each what is known. */
class Climb {
  private readonly known = new Set<string>()
  private readonly words = new Set<string>()
  private readonly heart = new Set<string>()
  private readonly syllables = new Set<string>()
  private readonly texts = new Set<string>()
  private pictured = 0
  private readonly graphemes: ReadonlyMap<string, Grapheme>
  private readonly rude: ReadonlySet<string>
  private readonly data: LadderData
  private readonly language: Language
  private readonly shown: ShownPictures
  private readonly expect: Expect

  constructor(data: LadderData, language: Language, shown: ShownPictures, expect: Expect) {
    this.data = data
    this.language = language
    this.shown = shown
    this.expect = expect
    this.graphemes = new Map(data.ladder.languages[language].graphemes.map((one) => [one.id, one]))
    this.rude = new Set(data.ladder.meta.notAlone[language])
  }

  check(): void {
    const { steps } = this.data.ladder.languages[this.language]
    for (const step of steps) this.checkStep(step, steps.length)
    const where = `ladder ${this.language}`
    this.expect(this.words.size >= LEAST_WORDS, where, `has ${this.words.size} words`)
    this.expect(this.pictured >= LEAST_WORDS, where, `has ${this.pictured} words with pictures`)
    if (this.language === 'id')
      this.expect(this.syllables.size >= LEAST_SYLLABLES, where, `has ${this.syllables.size} syllables`)
    else this.expect(this.heart.size >= LEAST_HEART, where, `has ${this.heart.size} heart words`)
  }

  private checkStep(step: Step, steps: number): void {
    const { expect } = this
    checkText(step.title, step.id, expect)
    for (const id of step.new) this.known.add(id)
    expect(step.words.length > 0, step.id, 'has no words')
    this.checkWords(step)
    this.checkSyllables(step)
    this.checkHeart(step)
    if (step.order >= Math.floor(steps / 2)) expect(step.sentences.length >= 4, step.id, 'needs four sentences')
    for (const sentence of step.sentences) this.checkSentence(sentence)
    if (step.order >= PICTURED_FROM) expect(this.pictured >= 4, step.id, 'has too few words with pictures')
  }

  private checkWords({ id: where, words, allows }: Step): void {
    const { expect, known, rude, language } = this
    const { spoken } = this.data
    for (const entry of words) {
      checkWord(entry, language, { where, known, allows, rude, spoken }, expect)
      expect(!this.words.has(entry.word), `${where} ${entry.word}`, 'was there before')
      this.words.add(entry.word)
      if (entry.picture === undefined) continue
      this.shown.show(entry.picture, `${where} ${entry.word}`, expect)
      this.pictured++
    }
  }

  private checkSyllables({ id, syllables = [] }: Step): void {
    for (const { text, graphemes, item } of syllables) {
      const where = `${id} syllable ${text}`
      this.expect(!this.syllables.has(text), where, 'was there before')
      this.syllables.add(text)
      for (const one of graphemes) this.expect(this.known.has(one), where, `'${one}' is not known yet`)
      this.expect(!this.rude.has(text) && !graphemes.includes('ə'), where, 'cannot stand alone')
      this.expect(item === `syllable:${text}`, where, `has the item ${item}`)
      const written = graphemes.map((one) => this.graphemes.get(one)?.text ?? '').join('')
      this.expect(written === text, where, `is written ${written} by its graphemes`)
    }
  }

  private checkHeart({ id, heart = [] }: Step): void {
    for (const { word, regular, byHeart, ipa } of heart) {
      const where = `${id} heart word ${word}`
      this.expect(!this.heart.has(word) && !this.words.has(word.toLowerCase()), where, 'was there before')
      this.expect(byHeart.length > 0 && ipa !== '', where, 'does not say which part is learned by heart')
      const letters = (text: string) => text.toLowerCase().split('').toSorted().join('')
      this.expect(letters([...regular, ...byHeart].join('')) === letters(word), where, 'is not its parts')
      for (const one of regular) this.expect(this.known.has(one), where, `'${one}' is not known yet`)
      this.heart.add(word)
    }
  }

  private checkSentence({ id, text, item, shows, not }: LadderSentence): void {
    const { expect } = this
    const where = `sentence ${id}`
    const words = wordsOf(text)
    expect(words.length >= 2 && words.length <= 5, where, `has ${words.length} words`)
    expect(/^[A-Z].*[.!?]$/.test(text), where, 'has no capital or no end')
    expect(item === `sentence:${id}`, where, `has the item ${item}`)
    for (const word of words) expect(this.canRead(word), where, `'${word}' cannot be read yet`)
    for (const scene of [shows, ...not]) this.shown.showScene(scene, where, expect)
    expect(not.length === 2 && JSON.stringify(not[0]) !== JSON.stringify(not[1]), where, 'needs two wrong pictures')
    for (const scene of not) {
      const differing = SCENE_SLOTS.filter((slot) => scene[slot] !== shows[slot])
      expect(differing.length === 1, where, `a wrong picture differs in ${differing.join(', ') || 'nothing'}`)
    }
    expect(!this.texts.has(text), where, 'was there before')
    this.texts.add(text)
  }

  private canRead(word: string): boolean {
    const low = word.toLowerCase()
    if (this.words.has(low) || this.heart.has(word) || this.heart.has(low)) return true
    return this.language === 'en' && low.endsWith('s') && this.words.has(low.slice(0, -1))
  }
}

/** Checks the words to clap: at least three numbers of parts, four words each, and that many parts. */
function checkClap({ ladder }: LadderData, shown: ShownPictures, expect: Expect): void {
  for (const language of LANGUAGES) {
    const counts = Object.entries(ladder.clap[language])
    expect(
      counts.length >= 3 && counts.every(([count], n) => count === String(n + 1)),
      `clap ${language}`,
      'needs at least 1, 2 and 3',
    )
    for (const [count, ids] of counts) {
      const where = `clap ${language} ${count}`
      expect(ids.length >= 4 && new Set(ids).size === ids.length, where, 'needs four words')
      for (const id of ids) {
        shown.show(id, where, expect)
        const name = ladder.pictures[id]?.name[language]
        if (name === undefined) continue
        const parts = language === 'id' ? indonesianSyllables(name).length : englishSyllables(name)
        // Letters tell the parts of an Indonesian word surely, of an English one nearly.
        expect(Math.abs(parts - Number(count)) <= (language === 'id' ? 0 : 1), where, `${name} has ${parts} parts`)
      }
    }
  }
}
