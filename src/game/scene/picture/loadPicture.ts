import type { LookedParts, PagePictureData } from '../../picture.ts'
import { hasAvifFile, lightOf, takesAvif } from './pictureFormat.ts'

/** Above this many backing pixels per stage unit, the double-size files are worth their memory. */
const DOUBLE_FROM = 1.2

/** Whether the double-size files are used at this scale (backing pixels per stage unit). */
export const isSharp = (scale: number): boolean => scale > DOUBLE_FROM

/** Texture keys of a loaded picture, and the atlas's pixels per stage unit. */
interface PictureTextures {
  readonly back: string | undefined
  /** The background parts, if `back` is the poster, which also shows sprites. */
  readonly ground?: string | undefined
  readonly atlas: string | undefined
  readonly atlasScale: number
}

/** A picture and the textures it was loaded into. */
export interface LoadedPicture {
  readonly data: PagePictureData
  readonly textures: PictureTextures
  /** The file of the frames that the atlas has not, if they have one of their own. */
  readonly frames?: string | undefined
  /** The frames of the reader's avatar variant that differ, and their atlas. */
  readonly look?: { readonly atlas: string; readonly sprites: LookedParts['sprites'] } | undefined
}

/** What decides which files are loaded: backing pixels per stage unit, the reader's avatar variant, and AVIF support. */
export interface Wanted {
  readonly scale: number
  readonly look?: string | undefined
  readonly hasAvif: boolean
}

/** Paths of a picture's files. */
export interface PictureUrls {
  readonly back: string
  /** The background parts to draw over `back`, if that is the poster. */
  readonly ground: string | undefined
  readonly atlas: string | undefined
  /** All frames but `base`, if the atlas has only that. */
  readonly frames: string | undefined
  /** The atlas of the avatar variant, if it differs. */
  readonly look: string | undefined
  readonly atlasScale: number
}

/** Paths of the files of a picture (src/game/README.md, Pictures). */
export function pictureUrls(picture: PagePictureData, { scale, look: variant, hasAvif }: Wanted): PictureUrls {
  const { stem, sprites, looks: variants, ground: background, frames } = picture
  const isLight = hasAvif && !isSharp(scale) && background !== undefined
  const ending = isLight ? '.avif' : isSharp(scale) ? '@2x.webp' : '.webp'
  const word = variant === undefined ? undefined : variants?.words[variant]
  return {
    back: isLight ? `${stem}.avif` : `${stem}-back${ending}`,
    ground: isLight && background.length > 0 ? `${stem}-ground.avif` : undefined,
    atlas: sprites.length === 0 ? undefined : `${stem}-sprites${ending}`,
    frames: isLight && frames ? `${stem}-frames.avif` : undefined,
    look: word === undefined ? undefined : `${stem}-look-${word}${ending}`,
    atlasScale: isSharp(scale) ? 2 : 1,
  }
}

/** Whether a background's file is the page's poster. */
export const isPoster = (back: string, { stem }: PagePictureData): boolean => back === `${stem}.avif`

/** The files needed to open a picture: background, sprites, and the atlas of the avatar variant if it differs. */
export function pictureFiles(picture: PagePictureData, wanted: Wanted): string[] {
  const { back, ground: background, atlas, look: variant } = pictureUrls(picture, wanted)
  return [back, background, atlas, variant].filter((url) => url !== undefined)
}

/** The same, and what comes after it was opened. */
export function allPictureFiles(picture: PagePictureData, wanted: Wanted): string[] {
  const { frames } = pictureUrls(picture, wanted)
  return [...pictureFiles(picture, wanted), ...(frames === undefined ? [] : [frames])]
}

/**
 * Loads a picture's files through `texture`; if the background is missing, the poster replaces it, and if the atlas of the reader's avatar variant is
 * missing, the default variant is shown.
 */
export async function loadPicture(
  picture: PagePictureData | undefined,
  scale: number,
  texture: (url: string) => Promise<string | undefined>,
  variant?: string,
): Promise<LoadedPicture | undefined> {
  if (picture === undefined) return undefined
  const urls = pictureUrls(picture, { scale, look: variant, hasAvif: await takesAvif() })
  const load = async (url: string | undefined) => (url === undefined ? undefined : texture(url))
  const [back, background, atlas, variantAtlas] = await Promise.all(
    [urls.back, urls.ground, urls.atlas, urls.look].map(load),
  )
  return {
    data: picture,
    textures: {
      back: back ?? (await texture(`${picture.stem}.webp`)),
      ground: background,
      atlas,
      atlasScale: urls.atlasScale,
    },
    frames: urls.frames,
    look:
      picture.looks && variantAtlas !== undefined ? { atlas: variantAtlas, sprites: picture.looks.sprites } : undefined,
  }
}

/**
 * Loads pictures of the kit (AVIF on ordinary screens if supported) and stores their texture keys by path. `texture` reports missing files; they get
 * no key.
 */
export async function loadFree(
  paths: readonly string[],
  scale: number,
  texture: (url: string) => Promise<string | undefined>,
  keys: Map<string, string>,
): Promise<void> {
  const isLight = !isSharp(scale) && (await takesAvif())
  await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const key = await texture(isLight && hasAvifFile(path) ? lightOf(path) : path)
      if (key !== undefined) keys.set(path, key)
    }),
  )
}
