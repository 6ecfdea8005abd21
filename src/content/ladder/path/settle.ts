import { isOption, kinOf } from '../options.ts'
import type { Ladder } from '../schema.ts'
import type { Language } from '../../../game/language.ts'
import { type AskedThing, type LadderAsk, partsOf } from './asks.ts'

const LEAST_OTHERS = 2

/**
 * Moves each question to the first step at which it has enough wrong options: the first words wait for a third picture. Questions that never have
 * enough are left out, so that they hold nobody up.
 */
export function settled(asks: readonly LadderAsk[], ladder: Ladder, language: Language): LadderAsk[] {
  const open = new OpenThings(ladder, language)
  const ready: LadderAsk[] = []
  let waiting: LadderAsk[] = []
  for (const { id } of ladder.languages[language].steps) {
    const here = asks.filter(({ step }) => step === id)
    for (const { thing } of here) open.add(thing)
    const candidates = [...waiting, ...here]
    waiting = candidates.filter(({ thing }) => !open.hasOptions(thing))
    const isWaiting = new Set(waiting)
    for (const ask of candidates) if (!isWaiting.has(ask)) ready.push({ ...ask, step: id })
  }
  return ready.map((ask, order) => ({ ...ask, order }))
}

/** What can be an option so far. */
class OpenThings {
  private readonly sounds = new Map<string, { text: string; ipa: string }>()
  private readonly syllables = new Set<string>()
  private readonly pictures = new Map<string, string>()
  private readonly tiles = new Set<string>()
  private readonly ladder: Ladder
  private readonly language: Language

  constructor(ladder: Ladder, language: Language) {
    this.ladder = ladder
    this.language = language
  }

  add(thing: AskedThing): void {
    if (thing.sort === 'sounds' && isOption(thing.grapheme.id)) this.sounds.set(thing.grapheme.id, thing.grapheme)
    else if (thing.sort === 'syllables') this.syllables.add(thing.syllable.text)
    else if (thing.sort === 'reading') this.pictures.set(thing.word.picture, thing.word.word)
    else if (thing.sort === 'building') for (const part of partsOf(thing.word)) this.tiles.add(part)
  }

  /** Whether there are enough wrong options for a question. */
  hasOptions(thing: AskedThing): boolean {
    switch (thing.sort) {
      case 'sounds': {
        const { id, text, ipa } = thing.grapheme
        const others = [...this.sounds].filter(([other, one]) => other !== id && one.text !== text && one.ipa !== ipa)
        return new Set(others.map(([, one]) => one.ipa)).size >= LEAST_OTHERS
      }
      case 'syllables':
        return this.syllables.size > LEAST_OTHERS
      case 'joining':
      case 'reading':
        return this.hasOtherPictures(thing.word.picture, thing.word.word)
      case 'building':
        return [...this.tiles].some((tile) => !partsOf(thing.word).includes(tile))
      default:
        return true
    }
  }

  private hasOtherPictures(picture: string, word: string): boolean {
    const kin = kinOf(picture)
    let others = 0
    for (const [id, other] of this.pictures) {
      if (kin.has(id) || other === word || this.ladder.pictures[id]?.name[this.language].toLowerCase() === word)
        continue
      others += 1
      if (others >= LEAST_OTHERS) return true
    }
    return false
  }
}
