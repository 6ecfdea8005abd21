import { mediaUrl } from '../../../../game/media.ts'
import type { Local } from '../../../../game/language.ts'
import { workerBench } from '../bench/client.ts'
import type { Draft } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'
import { packText } from '../text/pack/index.ts'
import { loadBookKit } from './bookKit.ts'
import { drawCard } from './drawCard.ts'
import { packFiles, zipped } from './packFiles.ts'
import type { FileOf } from './speech.ts'

/** Why a draft could not be made a pack, in both languages. */
export class PackDraftError extends Error {
  readonly reason: Local

  constructor(reason: Local) {
    super(reason.en)
    this.reason = reason
  }
}

/**
 * Makes the pack of a draft: a `.lumbung` file that any service takes in. Rejects with a sentence in both languages (`PackDraftError`) where a photo or a
 * sound is on another device, or the kit cannot be read.
 */
export async function packDraft(draft: Draft, media: DraftMedia, revision: number, bench = workerBench): Promise<File> {
  const kit = await loadBookKit(draft).catch(() => Promise.reject(new PackDraftError(both('noKit'))))
  const source = await bench.source({ draft, kit }, revision)
  const read = async (file: FileOf): Promise<Uint8Array> => {
    const blob = 'media' in file ? await media.get(file.media) : await fetched(file.ours)
    if (!blob) throw new PackDraftError(both('media' in file ? 'elsewhere' : 'noKit'))
    return new Uint8Array(await blob.arrayBuffer())
  }
  const files = await packFiles(source, {
    read,
    draw: async (card) => {
      const blob = await drawCard(card, kit)
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return { bytes, type: blob.type === 'image/png' ? 'image/png' : 'image/webp' }
    },
  })
  const bytes = new Uint8Array(zipped(files))
  return new File([bytes], `${fileName(draft)}.lumbung`, { type: 'application/zip' })
}

const both = (name: 'noKit' | 'elsewhere'): Local => ({ en: packText.en[name], id: packText.id[name] })

/** One of the app's own sounds; undefined where it cannot be had. */
async function fetched(path: string): Promise<Blob | undefined> {
  const answer = await fetch(mediaUrl(path)).catch(() => undefined)
  return answer?.ok === true ? answer.blob() : undefined
}

/** What the file is called: the title, as far as every system takes it. */
function fileName({ pages: [cover], key }: Draft): string {
  const title = (cover.words.id ?? cover.words.en ?? '').split('\n')[0] ?? ''
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
  return (
    plain
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60)
      .toLowerCase() || key
  )
}
