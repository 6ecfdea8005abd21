import type { PagePictureData, SpriteData } from '../../../../game/picture.ts'
import { GameObjects, type Scene } from 'phaser'
import { isSharp, pictureUrls } from '../../../../game/scene/picture/loadPicture.ts'
import { takesAvif } from '../../../../game/scene/picture/pictureFormat.ts'
import type { Box } from '../../../../game/targets.ts'
import type { PictureRef } from '../schema.ts'

/** Where a loaded picture is drawn from. */
interface Loaded {
  readonly texture: string
  readonly frame?: string
}

/** What pictures are loaded with. */
export interface PictureLoader {
  readonly scene: Scene
  /** Backing pixels per stage unit. */
  readonly scale: number
  /** The picture of a page; `undefined` if it is not at hand. */
  page(id: string): PagePictureData | undefined
  /** Loads a file into a texture; `undefined` if it is missing. */
  texture(url: string): Promise<string | undefined>
  /** Texture keys of loaded files by path. */
  readonly free: ReadonlyMap<string, string>
}

/** The pictures that questions show: files, and sprites cut out of the pages of books. */
export class LadderPictures {
  private readonly loader: PictureLoader
  private readonly sprites = new Map<string, Loaded>()

  constructor(loader: PictureLoader) {
    this.loader = loader
  }

  /** Loads the atlas of each page that is named. A page that is not at hand leaves its sprites without a picture. */
  async load(refs: readonly PictureRef[]): Promise<void> {
    const pages = new Set(refs.flatMap((ref) => ('page' in ref ? [ref.page] : [])))
    await Promise.all([...pages].map((page) => this.loadPage(page, refs)))
  }

  /** An image of a picture that fits into a box, centred in it; `undefined` if it could not be loaded. */
  image(ref: PictureRef | undefined, box: Box): GameObjects.Image | undefined {
    const loaded = ref && this.of(ref)
    if (loaded === undefined) return undefined
    const image = new GameObjects.Image(this.loader.scene, 0, 0, loaded.texture, loaded.frame)
    const size = Math.min(box.width / image.width, box.height / image.height)
    return image.setScale(size).setPosition(box.x + box.width / 2, box.y + box.height / 2)
  }

  private of(ref: PictureRef): Loaded | undefined {
    if ('page' in ref) return this.sprites.get(nameOf(ref))
    const texture = this.loader.free.get(ref.free)
    return texture === undefined ? undefined : { texture }
  }

  private async loadPage(id: string, refs: readonly PictureRef[]): Promise<void> {
    const { page, scale, texture, scene } = this.loader
    const data = page(id)
    if (data === undefined) return
    const { atlas, atlasScale } = pictureUrls(data, { scale, hasAvif: !isSharp(scale) && (await takesAvif()) })
    const key = atlas === undefined ? undefined : await texture(atlas)
    if (key === undefined) return
    for (const ref of refs) {
      if (!('page' in ref) || ref.page !== id) continue
      const sprite = data.sprites.find(({ name }) => name === ref.sprite)
      const piece = sprite && pieceOf(sprite, ref.frame)
      if (!piece) continue
      const frame = `ladder/${ref.sprite}/${ref.frame ?? 'base'}`
      const [x, y, w, h] = [piece.x, piece.y, piece.w, piece.h].map((length) => length * atlasScale)
      const atlasTexture = scene.textures.get(key)
      if (!atlasTexture.has(frame)) atlasTexture.add(frame, 0, x ?? 0, y ?? 0, w ?? 1, h ?? 1)
      this.sprites.set(nameOf(ref), { texture: key, frame })
    }
  }
}

const nameOf = ({ page, sprite, frame = 'base' }: Extract<PictureRef, { page: string }>) => `${page}/${sprite}/${frame}`

/** A frame of a sprite; frames that are `base` with patches are shown as `base`. */
function pieceOf({ frames }: SpriteData, name: string | undefined) {
  const frame = name === undefined ? undefined : frames[name]
  return frame && !('patches' in frame) ? frame : frames.base
}
