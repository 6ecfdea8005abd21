import type { PagePictureData } from '../picture.ts'
import type { PictureTextures } from './pictureLayers.ts'

/** Above this many backing pixels for a stage unit the double-size files are worth their memory. */
const DOUBLE_FROM = 1.2

/** A picture and the textures it was loaded into. */
export interface LoadedPicture {
  readonly data: PagePictureData
  readonly textures: PictureTextures
}

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
): Promise<LoadedPicture | undefined> {
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

/** Loads free pictures and notes their textures by path; a missing one is told by `texture` and left out. */
export async function loadFree(
  paths: readonly string[],
  texture: (url: string) => Promise<string | undefined>,
  keys: Map<string, string>,
): Promise<void> {
  await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const key = await texture(path)
      if (key !== undefined) keys.set(path, key)
    }),
  )
}
