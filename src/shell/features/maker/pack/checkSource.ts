import { checkPack, type PackFault } from '../../../../content/pack/index.ts'
import { PICTURE } from '../../../../content/kit/layout.ts'
import type { MediaFact, MediaType } from '../../../../content/pack/names.ts'
import type { DetailedKind } from '../../../../scenes/details.ts'
import { freePictures } from './freePictures.ts'
import { type DraftSource, pictureName } from './source.ts'

const NO_HASH = '0'.repeat(64)
const WEBP: MediaType = 'image/webp'

/**
 * Checks a draft's files by the check of every pack, as if its pictures were drawn already. Sizes of recordings and hashes are not known yet; the service
 * looks at them.
 */
export async function checkSource(
  source: DraftSource,
  kinds: readonly DetailedKind[],
): Promise<{ readonly faults: readonly PackFault[]; readonly warnings: readonly PackFault[] }> {
  const { book, cards, facts } = source
  const pages = (Array.isArray(book['pages']) ? book['pages'] : []).map((page: unknown) => Object(page))
  const ids = pages.map(({ id }: { id: unknown }) => String(id))
  const drawn = pages.map((page, index) => ({ ...page, image: pictureName(ids[index] ?? '') }))
  const media = new Map<string, MediaFact>([
    ...facts,
    ...ids.map((id) => [pictureName(id), { type: WEBP, bytes: 1, ...PICTURE }] as const),
    ...[...cards].map(([name, { width, height }]) => [name, { type: WEBP, bytes: 1, width, height }] as const),
  ])
  const files = Object.fromEntries([...media].map(([name, { type }]) => [name, { sha256: NO_HASH, bytes: 1, type }]))
  const manifest = { ...source.manifest, cover: pictureName('cover'), files }
  const { faults, warnings } = await checkPack(
    {
      manifest,
      book: { ...book, pages: drawn },
      activities: source.activities,
      art: { pages: {}, free: freePictures(source) },
      speech: source.speech,
      media,
    },
    { kinds },
  )
  return { faults, warnings }
}
