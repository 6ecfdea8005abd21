import type { Language } from '../../../game/language.ts'
import { clipPaths, type HasClip } from '../clips.ts'
import type { LanguageLadder } from '../schema.ts'
import { kindTypeOf, type LadderAsk, partsOf, type PlayMode } from './asks.ts'

/** What a device can play: which kinds of activities it has, and which lines have been spoken. */
export interface Playable {
  readonly hasKind: (type: string) => boolean
  readonly hasClip: HasClip
}

/** The questions that can be asked here: their kind is there, and what must be heard has been spoken. Without sound nothing must be heard. */
export function askable(
  asks: readonly LadderAsk[],
  ladder: LanguageLadder,
  { language, mode }: { readonly language: Language; readonly mode: PlayMode },
  { hasKind, hasClip }: Playable,
): LadderAsk[] {
  const partClips = new Map([
    ...ladder.graphemes.map(({ id, item }) => [id, clipPaths.sound(language, item)] as const),
    ...ladder.steps.flatMap(({ syllables = [] }) =>
      syllables.map(({ text, item }) => [text, clipPaths.syllable(language, item)] as const),
    ),
  ])
  return asks.filter(({ thing }) => {
    if (!hasKind(kindTypeOf(thing.sort))) return false
    return (
      mode === 'withoutSound' || heard(thing, language, partClips).every((path) => path !== undefined && hasClip(path))
    )
  })
}

/** Paths of what a question must be able to say; `undefined` stands for a part that nobody speaks alone. */
function heard(
  thing: LadderAsk['thing'],
  language: Language,
  partClips: ReadonlyMap<string, string>,
): (string | undefined)[] {
  switch (thing.sort) {
    case 'sounds':
      return [clipPaths.sound(language, thing.grapheme.item)]
    case 'syllables':
      return [clipPaths.syllable(language, thing.syllable.item)]
    case 'joining':
    case 'building':
      return [clipPaths.word(language, thing.word.word), ...partsOf(thing.word).map((part) => partClips.get(part))]
    case 'reading':
      return [clipPaths.word(language, thing.word.word)]
    case 'sentences':
      return [clipPaths.sentence(language, thing.sentence.id)]
    default:
      return [clipPaths.word(language, thing.word)]
  }
}
