import { compositionSchema, type Composition, layoutOf } from '../../../src/content/kit/index.ts'
import { isFields, KIT_VERSION, packFault, type PackFault, typeOfName } from '../../../src/content/pack/index.ts'
import { jsonBytes } from '../manifest.ts'
import { type PackSource, sha256 } from '../source.ts'
import { drawPicture } from './drawPicture.ts'
import { installedKit, type InstalledKit } from './kitFolder.ts'

type Fields = Readonly<Record<string, unknown>>

/** A book's files with its composed pictures drawn, and what stopped some of them. */
interface Composed {
  /** The very source where nothing was drawn. */
  readonly source: PackSource
  readonly faults: readonly PackFault[]
}

/** A page whose picture is data, and is to be drawn. */
interface ComposedPage {
  readonly index: number
  readonly page: Fields
  readonly composition: Composition
}

/**
 * Draws the pages whose picture is a composition without an `image`: the book then has the files, the `image` and the sprites (art.json) that a drawn
 * page has, and pack.json lists them. Everything else stays. A source that says something false of its book.json stays as it is: the check tells of it.
 */
export async function withComposedPages(source: PackSource): Promise<Composed> {
  const unchanged = { source, faults: [] }
  const [manifest, book, art] = await Promise.all(
    ['pack.json', 'book.json', 'art.json'].map((name) => readFields(source, name)),
  )
  const pages = composedPages(book?.value['pages'])
  if (!manifest || !book || pages.length === 0) return unchanged
  if (
    !isAsListed(manifest.value, 'book.json', book.bytes) ||
    (art && !isAsListed(manifest.value, 'art.json', art.bytes))
  )
    return unchanged
  const needs: unknown = Object(manifest.value['needs'])['kit']
  if (typeof needs === 'number' && needs > KIT_VERSION) return unchanged
  const kit = await installedKit()
  if (!kit) return { source, faults: [packFault('kit-missing', 'book.json')] }
  const drawn = await drawPages(pages, kit, source)
  if (drawn.files.size === 0) return { source, faults: drawn.faults }
  return { source: joined(source, manifest.value, book.value, art?.value, drawn), faults: drawn.faults }
}

interface DrawnPages {
  readonly files: Map<string, Uint8Array>
  readonly images: Map<number, string>
  readonly art: Record<string, unknown>
  readonly faults: PackFault[]
}

async function drawPages(pages: readonly ComposedPage[], kit: InstalledKit, source: PackSource): Promise<DrawnPages> {
  const drawn: DrawnPages = { files: new Map(), images: new Map(), art: {}, faults: [] }
  for (const { index, page, composition } of pages) {
    const place = `pages[${index}].composition`
    const unknown = unknownNames(composition, kit)
    drawn.faults.push(
      ...unknown.map(({ where, name }) => packFault('kit-unknown', 'book.json', `${place}.${where}`, { name })),
    )
    if (unknown.length > 0) continue
    const id = String(page['id'])
    const stem = `media/kit-${id}`
    try {
      const { files, sprites } = await drawPicture(composition, kit, (path) => bytesOf(source, path))
      for (const [suffix, bytes] of files) drawn.files.set(`${stem}${suffix}`, bytes)
      drawn.images.set(index, `${stem}.webp`)
      drawn.art[id] = { stem, sprites }
    } catch {
      const name = composition.photo?.file ?? composition.place
      drawn.faults.push(packFault('composition-broken', 'book.json', place, { name }))
    }
  }
  return drawn
}

/** What the kit does not have. */
function unknownNames(composition: Composition, { sprites, places }: InstalledKit): { where: string; name: string }[] {
  const { place, photo, items } = composition
  const isPlace = photo !== undefined || places.places.some(({ name }) => name === place)
  const placed = new Set(layoutOf(composition, sprites).map(({ z }) => z))
  const unplaced = items.flatMap(({ sprite }, index) =>
    placed.has(index) ? [] : [{ where: `items[${index}].sprite`, name: sprite }],
  )
  return [...(isPlace ? [] : [{ where: 'place', name: place }]), ...unplaced]
}

async function bytesOf(source: PackSource, path: string): Promise<Uint8Array> {
  const { bytes } = await source.read(path)
  if (!bytes) throw new Error(`There is no ${path}.`)
  return bytes
}

/** Pages with a sound composition and no picture yet; what is faulty in others the check says. */
function composedPages(pages: unknown): ComposedPage[] {
  if (!Array.isArray(pages)) return []
  return pages.flatMap((page: unknown, index) => {
    if (!isFields(page) || page['composition'] === undefined || page['image'] !== undefined) return []
    const parsed = compositionSchema.safeParse(page['composition'])
    const isNamed = typeof page['id'] === 'string' && /^[a-z0-9-]{1,40}$/.test(page['id'])
    return parsed.success && isNamed ? [{ index, page, composition: parsed.data }] : []
  })
}

async function readFields(source: PackSource, name: string) {
  if (!source.names.includes(name)) return undefined
  const { bytes } = await source.read(name)
  if (!bytes) return undefined
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isFields(value) ? { bytes, value } : undefined
  } catch {
    return undefined
  }
}

/** Whether a file is the one that pack.json lists, or pack.json lists nothing yet. */
function isAsListed(manifest: Fields, name: string, bytes: Uint8Array): boolean {
  const listed: unknown = Object(manifest['files'])[name]
  return listed === undefined || Object(listed)['sha256'] === sha256(bytes)
}

/** The source with the drawn files, and with JSON files that name them. */
function joined(
  source: PackSource,
  manifest: Fields,
  book: Fields,
  art: Fields | undefined,
  drawn: DrawnPages,
): PackSource {
  const list: unknown = book['pages']
  const pages = (Array.isArray(list) ? list : []).map((page: unknown, index) => {
    const image = drawn.images.get(index)
    return image === undefined ? page : { ...Object(page), image }
  })
  const whole = { free: {}, ...art, pages: { ...Object(art?.['pages']), ...drawn.art } }
  const files = new Map([
    ...drawn.files,
    ['book.json', jsonBytes({ ...book, pages })] as const,
    ['art.json', jsonBytes(whole)] as const,
  ])
  const listed = [...files].map(([name, bytes]) => {
    const type = name.endsWith('.json') ? 'application/json' : typeOfName(name)
    return [name, { sha256: sha256(bytes), bytes: bytes.length, type }]
  })
  const cover = drawn.images.get(0)
  const own =
    manifest['files'] === undefined ? {} : { files: { ...Object(manifest['files']), ...Object.fromEntries(listed) } }
  files.set('pack.json', jsonBytes({ ...manifest, ...(cover === undefined ? {} : { cover }), ...own }))
  return {
    names: [...new Set([...source.names, ...files.keys()])],
    read: async (name) => {
      const bytes = files.get(name)
      return bytes ? { bytes, faults: [] } : source.read(name)
    },
  }
}
