import { expect, it } from 'vitest'
import type { PagePictureData, SpriteData } from '../../picture.ts'
import { allPictureFiles, loadPicture, pictureFiles, pictureUrls } from './loadPicture.ts'

const piece = { x: 0, y: 0, w: 10, h: 10, dx: 0, dy: 0 }
const child: SpriteData = {
  name: 'reader-child',
  box: { x: 0, y: 0, width: 10, height: 10 },
  pivot: [0.5, 1],
  layer: 'sprite',
  idle: 'still',
  tap: 'hop',
  frames: { base: piece },
}
const picture: PagePictureData = {
  stem: '/img/p',
  sprites: [child],
  looks: {
    words: { 'coklat-curly-none': 'coklat-curly-none', 'coklat-curly-caping': 'coklat-curly-none' },
    sprites: { 'reader-child': { base: { ...piece, x: 5 } } },
    still: { x: 0, y: 0, width: 10, height: 10 },
  },
}

/** A browser without AVIF on an ordinary screen. */
const OLD = { scale: 1, hasAvif: false }

/** A loader in which some files are missing; records what was requested, in order. */
function loader(missing: readonly string[] = []) {
  const asked: string[] = []
  const texture = async (url: string) => {
    asked.push(url)
    return missing.includes(url) ? undefined : `texture ${url}`
  }
  return { asked, texture }
}

it('loads the atlas of the avatar variant besides the default one, at the same scale', () => {
  expect(pictureUrls(picture, { ...OLD, scale: 2, look: 'coklat-curly-none' })).toEqual({
    back: '/img/p-back@2x.webp',
    ground: undefined,
    atlas: '/img/p-sprites@2x.webp',
    look: '/img/p-look-coklat-curly-none@2x.webp',
    atlasScale: 2,
  })
  expect(pictureUrls(picture, { ...OLD, look: 'coklat-curly-none' }).look).toBe('/img/p-look-coklat-curly-none.webp')
})

it('opens an AVIF picture without the frames that have a file of their own', async () => {
  const split: PagePictureData = { ...picture, ground: [piece], frames: { x: 2, y: 90 } }
  const wanted = { scale: 1, hasAvif: true }
  expect(pictureFiles(split, wanted)).toEqual(['/img/p.avif', '/img/p-ground.avif', '/img/p-sprites.avif'])
  expect(allPictureFiles(split, wanted).at(-1)).toBe('/img/p-frames.avif')
  // The other formats have all frames in the atlas.
  expect(pictureUrls(split, OLD).frames).toBeUndefined()
  expect(pictureUrls(split, { ...wanted, scale: 2 }).frames).toBeUndefined()
  expect(allPictureFiles(split, OLD)).toEqual(pictureFiles(split, OLD))
})

it('uses the file of another variant if both look the same on the page', () => {
  expect(pictureUrls(picture, { ...OLD, look: 'coklat-curly-caping' }).look).toBe('/img/p-look-coklat-curly-none.webp')
})

it.each([['sawo-bob-caping'], ['constructor-of-nonsense'], [undefined]])(
  'requests no extra atlas for variant %s',
  (variant) => {
    expect(pictureUrls(picture, { ...OLD, look: variant }).look).toBeUndefined()
    expect(pictureUrls({ stem: '/img/q', sprites: [] }, { ...OLD, look: 'coklat-curly-none' }).look).toBeUndefined()
  },
)

it('uses AVIF files if supported: the poster, and over it the background parts that hide its sprites', () => {
  const light = { ...picture, ground: [piece] }
  expect(pictureUrls(light, { scale: 1, hasAvif: true, look: 'coklat-curly-none' })).toEqual({
    back: '/img/p.avif',
    ground: '/img/p-ground.avif',
    atlas: '/img/p-sprites.avif',
    look: '/img/p-look-coklat-curly-none.avif',
    atlasScale: 1,
  })
  expect(pictureUrls({ ...light, ground: [] }, { scale: 1, hasAvif: true }).ground).toBeUndefined()
})

it.each([
  ['AVIF is not supported', { scale: 1, hasAvif: false }, [piece], '/img/p-back.webp'],
  ['the screen is dense', { scale: 2, hasAvif: true }, [piece], '/img/p-back@2x.webp'],
  ['the picture has no AVIF parts', { scale: 1, hasAvif: true }, undefined, '/img/p-back.webp'],
])('uses the background file if %s', (_, wanted, background, back) => {
  const urls = pictureUrls({ ...picture, ground: background }, wanted)
  expect(urls).toMatchObject({ back, ground: undefined })
})

it('returns the frames of the variant with its texture', async () => {
  const { texture, asked } = loader()
  const loaded = await loadPicture(picture, 1, texture, 'coklat-curly-none')
  expect(loaded?.look).toEqual({
    atlas: 'texture /img/p-look-coklat-curly-none.webp',
    sprites: { 'reader-child': { base: { ...piece, x: 5 } } },
  })
  expect(asked).toHaveLength(3)
})

it('shows the default variant if the atlas of the variant is missing', async () => {
  const { texture } = loader(['/img/p-look-coklat-curly-none.webp'])
  const loaded = await loadPicture(picture, 1, texture, 'coklat-curly-none')
  expect(loaded?.look).toBeUndefined()
  expect(loaded?.textures.atlas).toBe('texture /img/p-sprites.webp')
})

it('shows the poster if the background is missing', async () => {
  const { texture } = loader(['/img/p-back.webp'])
  expect((await loadPicture(picture, 1, texture))?.textures.back).toBe('texture /img/p.webp')
})
