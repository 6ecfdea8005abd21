import type { PagePictureData } from '../picture.ts'
import type { PictureTextures } from './pictureLayers.ts'

/** Above this many backing pixels for a stage unit the double-size files are worth their memory. */
const DOUBLE_FROM = 1.2

/** Paths of the files of a picture at a scale (docs/architecture.md, Pictures). */
export function pictureUrls(
  picture: PagePictureData,
  scale: number,
): { back: string; atlas: string | undefined; atlasScale: number } {
  const suffix = scale > DOUBLE_FROM ? '@2x' : ''
  return {
    back: `${picture.stem}-back${suffix}.webp`,
    atlas: picture.sprites.length === 0 ? undefined : `${picture.stem}-sprites${suffix}.webp`,
    atlasScale: suffix === '' ? 1 : 2,
  }
}

/** Loads a picture's files through `texture`; where the ground is missing, the composed still stands in for it. */
export async function loadPicture(
  picture: PagePictureData | undefined,
  scale: number,
  texture: (url: string) => Promise<string | undefined>,
): Promise<{ readonly data: PagePictureData; readonly textures: PictureTextures } | undefined> {
  if (picture === undefined) return undefined
  const urls = pictureUrls(picture, scale)
  const [back, atlas] = await Promise.all([
    texture(urls.back),
    urls.atlas === undefined ? undefined : texture(urls.atlas),
  ])
  return {
    data: picture,
    textures: { back: back ?? (await texture(`${picture.stem}.webp`)), atlas, atlasScale: urls.atlasScale },
  }
}
