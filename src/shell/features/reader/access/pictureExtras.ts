import type { SpriteData } from '../../../../game/picture.ts'
import type { Box } from '../../../../game/targets.ts'
import type { Language, Local } from '../../../../game/language.ts'
import { extrasText } from '../text/extras/index.ts'

/** Something in the picture that answers a touch and is no part of the game. */
export interface Extra {
  /** The name of its sprite. */
  readonly id: string
  readonly name: string
  /** Its place, percent of the picture. */
  readonly box: Box
}

/** The character that hides on every page. */
export const HIDER = 'kiko'

/** Whether a sprite answers a touch in a way that is seen or heard. */
const doesAnswer = ({ layer, tap, sound, frames }: SpriteData) =>
  layer === 'sprite' && (tap !== 'still' || sound !== undefined || 'tap' in frames)

/** Names of sprites, by sprite. */
export type ThingNames = Readonly<Record<string, Local>>

/** What an extra is called: by its own name where there is one, else by what it does; and where it is. */
export interface ExtraWords {
  readonly language: Language
  readonly names: ThingNames
}

/** What answers a touch, in the order of the picture from left to right; `played`: the ids of the game's targets, which have controls of their own. */
export function extrasOf(sprites: readonly SpriteData[], played: ReadonlySet<string>, how: ExtraWords): Extra[] {
  const words = extrasText[how.language]
  const shown = sprites
    .filter((sprite) => doesAnswer(sprite) && !played.has(sprite.name))
    .toSorted((a, b) => middle(a) - middle(b))
  const seen = new Map<string, number>()
  return shown.map((sprite) => {
    const name = nameOf(sprite, how)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { id: sprite.name, name: count === 1 ? name : words.another(name, count), box: sprite.box }
  })
}

const middle = ({ box }: SpriteData) => box.x + box.width / 2

/** Its title; else what it is and where; of the hider only that somebody is there, as finding him is the game. */
function nameOf({ name, title, box, sound }: SpriteData, { language, names }: ExtraWords): string {
  const called = title?.[language]
  if (called !== undefined) return called
  const words = extrasText[language]
  const place = words.place(
    words.across[third(box.x + box.width / 2)] ?? '',
    words.down[third(box.y + box.height / 2)] ?? '',
  )
  if (name === HIDER) return words.hides(place)
  const thing = Object.hasOwn(names, name) ? names[name]?.[language] : undefined
  if (thing !== undefined) return words.is(thing, place)
  return sound === undefined ? words.moves(place) : words.sounds(place)
}

/** 0, 1 or 2: the third of the picture in which a point lies, percent. */
const third = (percent: number): 0 | 1 | 2 => (percent < 34 ? 0 : percent < 67 ? 1 : 2)
