import { sha256 } from './source.ts'
import { contentsOf, isFields, isPackName, KIT_VERSION, PACK_FORMAT, typeOfName } from '../../src/content/pack/index.ts'

/** Bytes of a value as JSON, with a line break at its end. The same value gives the same bytes. */
export const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value)}\n`)

/** The files of a book as they lie in a pack, without pack.json, and the parsed ones among them. */
export interface Gathered {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly book: unknown
  readonly activities: unknown
}

/**
 * Completes the pack.json that an author writes (key, revision, level, authors, licence, credits) by what the files themselves say: title, languages,
 * cover, kinds, and each file with its hash. What the author wrote is kept. `madeWith`: the program.
 */
export async function withManifest(
  source: unknown,
  gathered: Gathered,
  madeWith = 'Lumbung',
): Promise<Map<string, Uint8Array>> {
  const { files, book, activities } = gathered
  const own = isFields(source) ? source : {}
  const languages = Array.isArray(own['languages'])
    ? own['languages'].filter((name) => name === 'en' || name === 'id')
    : undefined
  const contents = await contentsOf(book, activities, languages)
  const pages: unknown = isFields(book) ? book['pages'] : undefined
  const cover: unknown = Array.isArray(pages) ? Object(pages[0])['image'] : undefined
  const listed = [...files]
    .filter(([name]) => isPackName(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, bytes]) => {
      const type = name.endsWith('.json') ? 'application/json' : typeOfName(name)
      return [name, { sha256: sha256(bytes), bytes: bytes.length, type }]
    })
  const manifest = {
    ...PACK_FORMAT,
    title: Object(book)['title'] as unknown,
    languages: contents.languages,
    credits: [],
    cover,
    kinds: contents.kinds,
    needs: { kit: KIT_VERSION },
    ...own,
    files: Object.fromEntries(listed),
    made: { with: madeWith, ...Object(own['made']) },
  }
  return new Map([['pack.json', jsonBytes(manifest)], ...files])
}
