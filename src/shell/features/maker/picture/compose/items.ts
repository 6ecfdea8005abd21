/** What can be done with the things of a picture: pure edits of a composition. */
import { type Composition, itemNames, type KitSprite, MOST_ITEMS, PICTURE } from '../../../../../content/kit/index.ts'

/** One thing in a picture. */
export type Item = Composition['items'][number]
/** What of a thing is changed; `undefined` takes a value back to the kit's. */
export type ItemChange = { readonly [Key in keyof Item]?: Item[Key] | undefined }

/** The pose and the feeling that are not written down. */
export const USUAL = { pose: 'stand', feeling: 'smile' } as const
/** Limits of a thing's size. */
const SIZES = { least: 0.3, most: 3 } as const

/** Sprites that look to the left; all others look to the right, or at the reader. */
const LEFT_FACING: ReadonlySet<string> = new Set(['rooster'])
/** Where things are put down, in this order where the picture is empty. */
const SPOTS = [0.5, 0.32, 0.68, 0.18, 0.82, 0.41, 0.59, 0.25, 0.75, 0.1, 0.9]
/** How high what belongs to the sky is put, 0–1. */
const SKY = 0.3
/** Things at least so high (stage units) stand behind everybody: trees, houses. */
const SCENERY = 300
/** Nothing is further apart than this when room is looked for: then the first spot will do. */
const APART = 0.17

/** The picture with a name on each of its things that stays when others come, go or change their order. */
export function withNames(picture: Composition): Composition {
  if (picture.items.every(({ id }) => id !== undefined)) return picture
  const names = itemNames(picture)
  return { ...picture, items: picture.items.map((item, i) => ({ ...item, id: names[i] })) }
}

/** The thing of this name, and its place from back (0) to front. */
export function itemNamed(picture: Composition, name: string | undefined): { item: Item; z: number } | undefined {
  const z = name === undefined ? -1 : itemNames(picture).indexOf(name)
  const item = picture.items[z]
  return item ? { item, z } : undefined
}

/** The picture with one thing changed. A name that is not there changes nothing. */
export function changed(picture: Composition, name: string, change: ItemChange): Composition {
  const named = withNames(picture)
  // What is undefined is left out: the stored picture says only what differs from the kit.
  const merge = (item: Item) =>
    Object.fromEntries(Object.entries({ ...item, ...change }).filter(([, value]) => value !== undefined)) as Item // of an Item
  return { ...named, items: named.items.map((item) => (item.id === name ? merge(item) : item)) }
}

/** The picture without one thing. */
export function removed(picture: Composition, name: string): Composition {
  const named = withNames(picture)
  return { ...named, items: named.items.filter(({ id }) => id !== name) }
}

/** The picture with one thing moved forward (1) or back (-1) in the order; at an end nothing changes. */
export function reordered(picture: Composition, name: string, by: 1 | -1): Composition {
  const named = withNames(picture)
  const from = named.items.findIndex(({ id }) => id === name)
  const item = named.items[from]
  const to = from + by
  if (!item || to < 0 || to >= named.items.length) return picture
  const others = named.items.filter((one) => one !== item)
  return { ...named, items: [...others.slice(0, to), item, ...others.slice(to)] }
}

/** The picture with a copy of one thing in front and a little aside; `undefined` where the picture is full. */
export function duplicated(picture: Composition, name: string): { picture: Composition; name: string } | undefined {
  const named = withNames(picture)
  const item = named.items.find(({ id }) => id === name)
  if (!item || named.items.length >= MOST_ITEMS) return undefined
  const { id: _, ...rest } = item
  const aside = item.x > 0.75 ? -0.1 : 0.1
  return withNew(named, { ...rest, x: round(item.x + aside) }, named.items.length)
}

function withNew(named: Composition, item: Item, at: number): { picture: Composition; name: string } {
  const name = itemNames({ items: [...named.items, item] }).at(-1) ?? item.sprite
  const items = [...named.items.slice(0, at), { ...item, id: name }, ...named.items.slice(at)]
  return { picture: { ...named, items }, name }
}

/** What is put down: a sprite, as somebody found it. */
export interface Placing {
  readonly sprite: Pick<KitSprite, 'name' | 'group' | 'box' | 'idle'> & { readonly tags: readonly string[] }
  readonly pose?: string | undefined
  readonly feeling?: string | undefined
}

/**
 * The picture with a new thing on the ground line (0–1 of the height), where there is most room, facing the middle. Trees and houses stand behind the
 * others; what belongs to the sky is up there. `undefined` where the picture is full.
 */
export function placed(
  picture: Composition,
  { sprite, pose, feeling }: Placing,
  ground: number,
): { picture: Composition; name: string } | undefined {
  const named = withNames(picture)
  if (named.items.length >= MOST_ITEMS) return undefined
  const isScenery = sprite.group === 'things' && sprite.box.h >= SCENERY
  const isSky = sprite.tags.includes('sky') || sprite.idle === 'drift'
  const x = freeSpot(named.items.map((item) => item.x))
  const item: Item = {
    sprite: sprite.name,
    x,
    y: round(isSky ? SKY : isScenery ? ground - 0.08 : ground),
    size: 1,
    turn: 0,
    flip: facing(sprite.name, x),
    ...(pose === undefined ? {} : { pose }),
    ...(feeling === undefined ? {} : { feeling }),
  }
  const first = named.items.findIndex(({ y }) => y > item.y)
  return withNew(named, item, (isScenery || isSky) && first >= 0 ? first : named.items.length)
}

/** Whether a thing at x must be flipped to look to the middle, or to `towards`. */
export function facing(sprite: string, x: number, towards = 0.5): boolean {
  if (Math.abs(towards - x) < 0.01) return false
  return towards < x !== LEFT_FACING.has(sprite)
}

function freeSpot(taken: readonly number[]): number {
  const room = (spot: number) => Math.min(APART, ...taken.map((x) => Math.abs(x - spot)))
  return SPOTS.reduce((best, spot) => (room(spot) > room(best) + 0.001 ? spot : best))
}

/** Four digits: a tenth of a pixel of the stage. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000

/** A thing's feet kept where the middle of its box is within the picture, and its size within the limits. */
export function within(item: Item, { box, feet }: Pick<KitSprite, 'box' | 'feet'>): Item {
  const size = Math.min(SIZES.most, Math.max(SIZES.least, item.size))
  const aside = ((feet.x - box.w / 2) * size * (item.flip ? -1 : 1)) / PICTURE.width
  const below = ((feet.y - box.h / 2) * size) / PICTURE.height
  const x = Math.min(1 + aside, Math.max(aside, item.x))
  const y = Math.min(1, Math.max(below, item.y))
  return {
    ...item,
    size: Math.round(size * 100) / 100,
    x: round(Math.min(1.25, Math.max(-0.25, x))),
    y: round(y),
    turn: Math.round(((item.turn + 540) % 360) - 180),
  }
}
