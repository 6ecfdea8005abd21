/** Types of pictures that a pack may have, by the ending of their names. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}
/** Largest entry that is unpacked here, bytes; the service checks the file itself. */
const LARGEST = 20_000_000

/** The cover in a pack's file, before it is sent; `undefined` where none can be read. It is only shown: what is in the file, the service says. */
export async function coverOf(file: Blob): Promise<Blob | undefined> {
  try {
    const { unzipSync } = await import('fflate')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const entry = (name: string) =>
      unzipSync(bytes, { filter: (one) => one.name === name && one.originalSize <= LARGEST })[name]
    const manifest = entry('pack.json')
    const { cover }: Partial<Record<string, unknown>> = Object(
      manifest && JSON.parse(new TextDecoder().decode(manifest)),
    )
    const type = typeof cover === 'string' ? TYPES[cover.split('.').at(-1) ?? ''] : undefined
    const picture = typeof cover === 'string' && type ? entry(cover) : undefined
    return picture && new Blob([new Uint8Array(picture)], { type: type ?? '' })
  } catch {
    return undefined
  }
}
