/** Loads the kit in parts, each once; a part that could not be loaded is asked for again the next time. */
import { mediaUrl } from '../../game/media.ts'
import { type KitData } from './layout.ts'
import {
  type KitGroup,
  type KitIndex,
  kitIndexSchema,
  type KitPart,
  kitPartSchema,
  type KitPlaces,
  kitPlacesSchema,
  type KitSprite,
} from './schema.ts'

const ROOT = '/kit/'
const loading = new Map<string, Promise<unknown>>()

/** The URL of a file of the kit, with its version: it never changes, and is kept by whoever has seen it. */
export const spriteUrl = (file: string): string => mediaUrl(`${ROOT}${file}`)

async function load<Value>(name: string, parse: (value: unknown) => Value): Promise<Value> {
  const known = loading.get(name)
  // Only this function writes here, each name with one type.
  if (known) return known as Promise<Value>
  const made = fetch(spriteUrl(`lists/${name}.json`)).then(async (answer) => {
    if (!answer.ok) throw new Error(`The part ${name} of the picture kit could not be loaded (${answer.status})`)
    return parse(await answer.json())
  })
  loading.set(name, made)
  made.catch(() => loading.delete(name))
  return made
}

/** The list of the kit. Rejects when it cannot be loaded. */
export const loadKitIndex = (): Promise<KitIndex> => load('index', (value) => kitIndexSchema.parse(value))

/** The sprites of a group, with their drawings. Rejects when they cannot be loaded. */
const loadKitPart = (group: Exclude<KitGroup, 'places'>): Promise<KitPart> =>
  load(group, (value) => kitPartSchema.parse(value))

/** All places and weathers. Rejects when they cannot be loaded. */
const loadKitPlaces = (): Promise<KitPlaces> => load('places', (value) => kitPlacesSchema.parse(value))

/** All that the things named need: only the groups that they are of are loaded. Rejects when one of them cannot be loaded. */
export async function loadKitData(names: Iterable<string>): Promise<KitData & { readonly index: KitIndex }> {
  const [index, places] = await Promise.all([loadKitIndex(), loadKitPlaces()])
  const wanted = new Set(names)
  const groups = new Set(
    index.sprites.flatMap(({ name, group }) => (wanted.has(name) && group !== 'places' ? [group] : [])),
  )
  const parts = await Promise.all([...groups].map(loadKitPart))
  const sprites = new Map<string, KitSprite>(parts.flatMap((part) => part.sprites).map((one) => [one.name, one]))
  return { index, places, sprites }
}
