import type { PagePictureData, PieceData, SpriteData } from '../../../../game/picture.ts'
import { GameObjects, type Scene } from 'phaser'
import type { Painter } from '../../../../game/parts/paint.ts'
import { isSharp, pictureUrls } from '../../../../game/scene/picture/loadPicture.ts'
import { takesAvif } from '../../../../game/scene/picture/pictureFormat.ts'
import type { Box } from '../../../../game/targets.ts'
import type { PictureRef } from '../schema.ts'

/** What pictures are loaded with. */
export interface PictureLoader {
  readonly scene: Scene
  /** Backing pixels per stage unit. */
  readonly scale: number
  /** The picture of a page; `undefined` if it is not at hand. */
  page(id: string): PagePictureData | undefined
  readonly painter: Painter
  /** Calls `use` with a decoded file, which is freed afterwards; does not if it is missing. */
  use(url: string, use: (picture: CanvasImageSource) => void): Promise<void>
  /** Texture keys of loaded files by path. */
  readonly free: ReadonlyMap<string, string>
}

/** The pictures that questions show: files, and sprites cut out of the pages of books. */
export class LadderPictures {
  private readonly loader: PictureLoader
  /** Texture keys by name. */
  private readonly sprites = new Map<string, string>()

  constructor(loader: PictureLoader) {
    this.loader = loader
  }

  /** Cuts the sprites that are named out of the atlas of their page, which is not held: it is 6 MB, of which a question shows a tenth. A page that is not at hand leaves its sprites without a picture. */
  async load(refs: readonly PictureRef[]): Promise<void> {
    const pages = new Set(refs.flatMap((ref) => ('page' in ref ? [ref.page] : [])))
    await Promise.all([...pages].map((page) => this.loadPage(page, refs)))
  }

  /** An image of a picture that fits into a box, centred in it; `undefined` if it could not be loaded. */
  image(ref: PictureRef | undefined, box: Box): GameObjects.Image | undefined {
    const texture = ref && this.textureOf(ref)
    if (texture === undefined) return undefined
    const image = new GameObjects.Image(this.loader.scene, 0, 0, texture)
    const size = Math.min(box.width / image.width, box.height / image.height)
    return image.setScale(size).setPosition(box.x + box.width / 2, box.y + box.height / 2)
  }

  private textureOf(ref: PictureRef): string | undefined {
    return 'page' in ref ? this.sprites.get(nameOf(ref)) : this.loader.free.get(ref.free)
  }

  private async loadPage(id: string, refs: readonly PictureRef[]): Promise<void> {
    const { page, scale, use } = this.loader
    const data = page(id)
    if (data === undefined) return
    // As AVIF, an atlas may have the first drawings alone.
    const isBase = refs.every((ref) => !('page' in ref) || ref.page !== id || (ref.frame ?? 'base') === 'base')
    const hasAvif = isBase && !isSharp(scale) && (await takesAvif())
    const { atlas, atlasScale } = pictureUrls(data, { scale, hasAvif })
    if (atlas === undefined) return
    await use(atlas, (picture) => {
      for (const ref of refs) {
        if (!('page' in ref) || ref.page !== id) continue
        const sprite = data.sprites.find(({ name }) => name === ref.sprite)
        const piece = sprite && pieceOf(sprite, ref.frame)
        if (piece) this.sprites.set(nameOf(ref), this.cut(nameOf(ref), picture, piece, atlasScale))
      }
    })
  }

  /** Copies a piece of an atlas into a texture of its own; returns its key. */
  private cut(name: string, atlas: CanvasImageSource, piece: PieceData, scale: number): string {
    const [x, y, width, height] = [piece.x * scale, piece.y * scale, piece.w * scale, piece.h * scale]
    return this.loader.painter.pixels(`ladder:${name}`, { width, height }, (context) =>
      context.drawImage(atlas, x, y, width, height, 0, 0, width, height),
    )
  }
}

const nameOf = ({ page, sprite, frame = 'base' }: Extract<PictureRef, { page: string }>) => `${page}/${sprite}/${frame}`

/** A frame of a sprite; frames that are `base` with patches are shown as `base`. */
function pieceOf({ frames }: SpriteData, name: string | undefined) {
  const frame = name === undefined ? undefined : frames[name]
  return frame && !('patches' in frame) ? frame : frames.base
}
