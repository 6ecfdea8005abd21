import { join } from 'node:path'
import { probeMedia } from '../../server/packs/probe.ts'
import { readFolder } from '../../tools/book/folder.ts'
import { jsonBytes, withManifest } from '../../server/packs/manifest.ts'
import { type MediaFact, PACK_LIMITS, type PackParts } from '../../src/content/pack/index.ts'

/** The source folder of a small book in both languages. */
export const EXAMPLE = join(import.meta.dirname, 'example')

type Json = Record<'pack' | 'book' | 'activities' | 'speech', unknown>

/** Changes a pack's parsed JSON files in place; a path is `book.pages.1.title.en`. */
interface Edit {
  get(path: string): unknown
  /** `value` may be calculated from what was there. */
  set(path: string, value: unknown): void
  drop(path: string): void
}

/** A way to edit parsed JSON. Throws where the path leads through nothing. */
function editOf(json: object): Edit {
  const holder = (path: string): readonly [object, string] => {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const found = steps.reduce<unknown>((value, step) => Reflect.get(Object(value), step), json)
    if (typeof found !== 'object' || found === null) throw new Error(`nothing at ${path}`)
    return [found, last]
  }
  return {
    get: (path) => Reflect.get(...holder(path)),
    set(path, value) {
      const [target, name] = holder(path)
      Reflect.set(target, name, typeof value === 'function' ? value(Reflect.get(target, name)) : value)
    },
    drop: (path) => void Reflect.deleteProperty(...holder(path)),
  }
}

/** A change of the example. */
export type Change = (edit: Edit) => void

/** The example's files as they are packed, after a change of its parsed JSON files and with other media; pack.json is completed and its hashes are right. */
export async function exampleFiles(
  change: Change = () => undefined,
  media: Readonly<Record<string, Uint8Array>> = {},
): Promise<Map<string, Uint8Array>> {
  const { files, manifest } = readFolder(EXAMPLE)
  const parsed = (name: string): unknown => JSON.parse(new TextDecoder().decode(files.get(name)))
  const json: Json = {
    pack: manifest,
    book: parsed('book.json'),
    activities: parsed('activities.json'),
    speech: parsed('speech.json'),
  }
  change(editOf(json))
  const changed = new Map([...files, ...Object.entries(media)])
  for (const name of ['book', 'activities', 'speech'] as const) changed.set(`${name}.json`, jsonBytes(json[name]))
  return withManifest(json.pack, { files: changed, book: json.book, activities: json.activities })
}

/** The same as parts for the pure checker. */
export async function exampleParts(change?: Change): Promise<PackParts> {
  const files = await exampleFiles(change)
  const parsed = (name: string): unknown => JSON.parse(new TextDecoder().decode(files.get(name)))
  const media = new Map<string, MediaFact>()
  for (const [name, bytes] of files) {
    if (!name.startsWith('media/')) continue
    const { fact } = await probeMedia(name, bytes, PACK_LIMITS)
    if (fact) media.set(name, fact)
  }
  return {
    manifest: parsed('pack.json'),
    book: parsed('book.json'),
    activities: parsed('activities.json'),
    speech: parsed('speech.json'),
    media,
  }
}
