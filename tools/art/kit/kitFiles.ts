/** The lists of the kit that the app reads: `public/kit/lists/{index,people,animals,things,places}.json`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KitIndex, type KitPart, kitPartSchema, type KitPlaces, kitPlacesSchema, type KitSprite } from '../app.ts'
import { ROOT } from '../root.ts'
import { file } from '../write.ts'

/** Groups that have sprites. */
export type SpriteGroup = 'people' | 'animals' | 'things'
/** A text in both languages, as the lists have it. */
export const asText = ([en, id]: readonly [string, string]) => ({ en, id })

const pathOf = (name: string): string => join(ROOT, 'public', 'kit', 'lists', `${name}.json`)

function readList<List>(name: string, schema: { parse(value: unknown): List }, empty: List): List {
  const path = pathOf(name)
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : empty
}

const write = (name: string, list: unknown): void =>
  writeFileSync(file(`/kit/lists/${name}.json`), `${JSON.stringify(list)}\n`)

/** The drawn sprites of a group. */
export const readSprites = (group: SpriteGroup): KitPart => readList(group, kitPartSchema, { group, sprites: [] })

/** The drawn places and weathers. */
export const readPlaces = (): KitPlaces =>
  readList('places', kitPlacesSchema, { group: 'places', places: [], weather: { rain: NO_LAYERS, mist: NO_LAYERS } })

const NO_LAYER = { back: 'none', front: { file: 'none', w: 1, h: 1, y: 0 } }
const NO_LAYERS = { day: NO_LAYER, dusk: NO_LAYER, night: NO_LAYER }

/** Puts a drawn sprite into its list as it stands on disk now, in the order of the catalog; what the catalog no longer has goes. */
export function putSprite(sprite: KitSprite & { readonly group: SpriteGroup }, order: readonly string[]): void {
  const { sprites } = readSprites(sprite.group)
  const all = new Map([...sprites.map((one): [string, KitSprite] => [one.name, one]), [sprite.name, sprite]])
  write(sprite.group, { group: sprite.group, sprites: order.flatMap((name) => all.get(name) ?? []) })
}

/** Changes the list of places as it stands on disk now. */
export function editPlaces(change: (places: KitPlaces) => KitPlaces): void {
  write('places', kitPlacesSchema.parse(change(readPlaces())))
}

/** Writes the list of everything, where it has changed. */
export function writeIndex(index: KitIndex): void {
  write('index', index)
}

/** Whether all files of a picture of the kit (`kit/things/mango`) are there, and in the lists. */
export function isKitDrawn(name: string): boolean {
  const [, group = '', sprite = ''] = name.split('/')
  const files = filesOf(group, sprite)
  return files.length > 0 && files.every((path) => existsSync(join(ROOT, 'public', 'kit', path)))
}

function filesOf(group: string, name: string): string[] {
  if (group === 'weather')
    return Object.values(readPlaces().weather).flatMap((times) =>
      Object.values(times).flatMap(({ back, front }) => [back, front.file]),
    )
  if (group === 'places') {
    const place = readPlaces().places.find((one) => one.name === name)
    return place ? Object.values(place.files) : []
  }
  const sprite = readSprites(group === 'people' || group === 'animals' ? group : 'things').sprites.find(
    (one) => one.name === name,
  )
  return sprite ? [sprite.file, ...Object.values(sprite.poses ?? {}).map(({ file: path }) => path)] : []
}
