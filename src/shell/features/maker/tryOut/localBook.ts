import { spokenPaths } from '../../../../content/audio.ts'
import { type BookArt, pictureIdOf } from '../../../../content/art.ts'
import { packPaths } from '../../../../content/pack/paths.ts'
import type { Audio, Clip } from '../../../../game/audio/index.ts'
import type { PagePictureData } from '../../../../game/picture.ts'
import { provideMedia } from '../../../../game/media.ts'
import { STAGE } from '../../../../game/rules/geometry.ts'
import { backingWidth } from '../../../../game/runtime/backing.ts'
import { isSharp } from '../../../../game/scene/picture/loadPicture.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import { composedPicture } from '../../../lib/kit/composedPicture.ts'
import type { PlayableDraft } from '../bench/bench.ts'
import type { DraftMedia } from '../panel.ts'
import { TRIAL_NUMBER } from '../play/assets.ts'
import type { BookKit } from '../play/things.ts'
import { drawCard } from '../pack/drawCard.ts'
import { withoutLifted } from '../pack/pageParts.ts'
import type { Draft } from '../draft/schema.ts'

const toPack = packPaths(TRIAL_NUMBER)
/** Where recordings answer while the book is tried; nobody else has such paths. */
const VOICES = '/draft/'
const PICTURES = `/img/books/book${TRIAL_NUMBER}/`

/** A draft's files on this device, answered as if a service had them. `close` gives all of them back. */
export class LocalBook {
  /** Pictures by page, as they are composed. */
  private readonly pictures: Record<string, PagePictureData> = {}
  private readonly urls = new Map<string, string>()
  private readonly composing = new Map<number, Promise<void>>()
  private readonly draft: Draft
  private readonly playable: PlayableDraft
  private readonly kit: BookKit
  private readonly media: DraftMedia

  constructor(draft: Draft, playable: PlayableDraft, kit: BookKit, media: DraftMedia) {
    this.draft = draft
    this.playable = playable
    this.kit = kit
    this.media = media
    provideMedia((path) => this.urls.get(path) ?? this.urls.get(path.replace(/\.(?:webm|mp3)$/, '')))
  }

  close(): void {
    provideMedia(() => undefined)
    for (const url of this.urls.values()) if (url.startsWith('blob:')) URL.revokeObjectURL(url)
    this.urls.clear()
  }

  /** Reads recordings and draws single things. What is on another device stays silent. */
  async open(): Promise<void> {
    const { files, cards } = this.playable.source
    await Promise.all([
      ...[...files].map(async ([name, file]) => {
        if (!('media' in file) || !name.startsWith('media/voice/')) return
        const blob = await this.media.get(file.media)
        // The sound desk decodes data addresses without asking the network.
        if (blob) this.urls.set(`${VOICES}${stemOf(name)}`, await dataUrl(blob))
      }),
      ...[...cards].map(async ([name, card]) =>
        this.put(name.replace(/^media\//, PICTURES), await drawCard(card, this.kit)),
      ),
    ])
  }

  /** Composes a page's picture. Rejects where the kit or its photo cannot be read. */
  compose(index: number): Promise<void> {
    const known = this.composing.get(index)
    if (known) return known
    const made = this.drawn(index)
    made.catch(() => this.composing.delete(index))
    this.composing.set(index, made)
    return made
  }

  private async drawn(index: number): Promise<void> {
    const page = this.draft.pages[index]
    const shown = this.playable.book.pages[index]
    if (!page || !shown) return
    const filled = this.playable.source.plays.find(({ pageIndex }) => pageIndex === index)?.filled
    const picture = withoutLifted(page.picture, filled && 'lifts' in filled ? filled.lifts : [])
    const photo = async () => {
      const blob = page.photo ? await this.media.get(page.photo.media) : undefined
      if (!blob) throw new Error('the photo is on another device')
      return blob
    }
    const widest = backingWidth(Math.max(screen.width, screen.height, window.innerWidth)) / STAGE.width
    const { files, sprites } = await composedPicture(picture, photo, isSharp(widest))
    const stem = shown.image.replace(/\.webp$/, '')
    for (const [suffix, blob] of files) this.put(`${stem}${suffix}`, blob)
    this.pictures[pictureIdOf(TRIAL_NUMBER, shown.id)] = { stem, sprites }
  }

  /** The media of the book, as the reader wants them. */
  bookMedia(audio: Audio): BookMedia {
    const clipOf = (path: string) => this.clipOf(path)
    return {
      // The same pictures, which only read what they hold.
      art: { pages: this.pictures as BookArt['pages'], free: {} },
      audio,
      speech: clipOf,
      prepareVoice: (page, language) => audio.prepare([clipOf(page.audio?.[language] ?? '')]),
      prepareLines: (place, language) => audio.prepare(spokenPaths(place, language).map(clipOf)),
      wordTimes: (path) => (this.lineOf(path)?.words ?? []).map(([, startMs, endMs]) => ({ startMs, endMs })),
    }
  }

  private lineOf(path: string) {
    const { lines } = this.playable.source.speech
    const name = toPack(path)
    return Object.hasOwn(lines, name) ? lines[name] : undefined
  }

  private clipOf(path: string): Clip | undefined {
    const line = this.lineOf(path)
    const [name = ''] = this.playable.source.speech.sounds[line?.sound ?? -1] ?? []
    const file = this.playable.source.files.get(name)
    if (!line || !file) return undefined
    const src = 'ours' in file ? file.ours.replace(/\.\w+$/, '') : `${VOICES}${stemOf(name)}`
    return { src, startMs: line.startMs, ms: line.ms }
  }

  private put(path: string, blob: Blob): void {
    this.urls.set(path, URL.createObjectURL(blob))
  }
}

const stemOf = (name: string): string => name.replace(/\.\w+$/, '')

/** A file as an address of its own, its type without what follows a semicolon. */
async function dataUrl(blob: Blob): Promise<string> {
  const plain = new Blob([blob], { type: blob.type.split(';')[0] ?? '' })
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('a recording could not be read')))
    reader.readAsDataURL(plain)
  })
}
