/** A composed picture looks alike wherever it is drawn: on the maker's canvas, by CSS in its page, by the tool, and on the stage of a book. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from 'vite'
import { exportBook, exportBookOf } from '../../server/packs/export/index.ts'
import { decoded, drawPicture } from '../../server/packs/kit/drawPicture.ts'
import { installedKit } from '../../server/packs/kit/kitFolder.ts'
import { withComposedPages } from '../../server/packs/kit/composedPages.ts'
import { checkFiles } from '../../server/packs/readPack.ts'
import { compositionSchema, type CompositionSource, type Pixels } from '../../src/content/kit/index.ts'
import { openBrowser } from '../export/player.ts'
import { buildPlayer } from '../export/playerFolder.ts'
import { exampleFiles } from './examplePack.ts'

const ROOT = join(import.meta.dirname, '../..')
const HOST = 'http://kit.test'
/** At rest, so that a moment is like any other. */
const still = { idle: 'none', tap: 'none' } as const
const PICTURES: Readonly<Record<string, CompositionSource>> = {
  'a clear day': {
    place: 'yard',
    items: [
      { sprite: 'mango-tree', x: 0.18, y: 0.74, ...still },
      { sprite: 'ayu', x: 0.45, y: 0.9, pose: 'run', feeling: 'surprised', flip: true, ...still },
      { sprite: 'goat', x: 0.72, y: 0.85, size: 1.4, ...still },
      { sprite: 'mango', x: 0.6, y: 0.5, size: 0.6, turn: 40, ...still },
    ],
  },
  'a rainy night': {
    place: 'sawah',
    time: 'night',
    weather: 'rain',
    items: [
      { sprite: 'mango-tree', x: 0.18, y: 0.74, ...still },
      { sprite: 'bima', x: 0.4, y: 0.92, pose: 'wave', feeling: 'surprised', turn: -12, ...still },
      { sprite: 'lamp', x: 0.62, y: 0.9, size: 1.3, ...still },
    ],
  },
}

let browser: Browser
let script = ''
beforeAll(async () => {
  browser = await openBrowser()
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(ROOT, 'src/content/kit/index.ts'), formats: ['iife'], name: 'Kit', fileName: 'kit' },
    },
  })
  const [made] = Array.isArray(bundle) ? bundle : [bundle]
  const [first] = made && 'output' in made ? made.output : []
  if (first?.type !== 'chunk') throw new Error('the kit was not bundled')
  script = first.code
}, 120_000)
afterAll(() => browser.close())

/** The code of the kit on an empty page of 1280 × 800, which serves the kit's files. */
async function kitPage(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<style>body{margin:0}</style>' })
    return route.fulfill({
      body: readFileSync(join(ROOT, 'public', pathname)),
      contentType: pathname.endsWith('json') ? 'application/json' : 'image/webp',
    })
  })
  await page.goto(`${HOST}/`)
  await page.addScriptTag({ content: script })
  return page
}

/** Draws a picture in the page: on one canvas, or each thing in a box of its own that CSS moves. */
const IN_PAGE = `async ({ composition, way }) => {
  const picture = Kit.compositionSchema.parse(composition)
  const kit = await Kit.loadKitData(picture.items.map(({ sprite }) => sprite))
  const land = Kit.landOf(picture, kit.places)
  const placed = Kit.layoutOf(picture, kit.sprites)
  const files = [...land.back, ...land.front, ...placed.map(({ drawing }) => drawing)].map(({ file }) => file)
  const images = new Map(await Promise.all([...new Set(files)].map(async (file) =>
    [file, await createImageBitmap(await (await fetch(Kit.spriteUrl(file))).blob())])))
  const sheet = (width, height) => Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  const show = ({ canvas }, style) => { Object.assign(canvas.style, { position: 'absolute' }, style); document.body.append(canvas) }
  if (way === 'canvas') {
    const context = sheet(1280, 800)
    Kit.drawComposition({ context, another: sheet }, picture, { kit, images, scale: 1 })
    return show(context, { left: 0, top: 0 })
  }
  const lay = ({ file, x, y, w, h }) => {
    const context = sheet(w, h)
    context.imageSmoothingQuality = 'high'
    context.drawImage(images.get(file), 0, 0, w, h)
    show(context, { left: x + 'px', top: y + 'px' })
  }
  land.back.forEach(lay)
  for (const one of placed) {
    const context = sheet(Math.ceil(one.w * 2), Math.ceil(one.h * 2))
    context.imageSmoothingQuality = 'high'
    Kit.drawPlaced({ context, another: sheet }, one, images.get(one.drawing.file), 2)
    show(context, {
      left: one.x + 'px', top: one.y + 'px',
      width: context.canvas.width / 2 + 'px', height: context.canvas.height / 2 + 'px',
      transformOrigin: (one.feet.x - one.x) + 'px ' + (one.feet.y - one.y) + 'px',
      transform: 'rotate(' + one.turn + 'deg) scaleX(' + (one.flip ? -1 : 1) + ')',
    })
  }
  land.front.forEach(lay)
}`

async function shown(page: Page, composition: CompositionSource, way: 'canvas' | 'css'): Promise<Pixels> {
  await page.evaluate(`(${IN_PAGE})(${JSON.stringify({ composition, way })})`)
  return decoded(await page.screenshot({ type: 'png' }))
}

async function stored(composition: CompositionSource): Promise<Pixels> {
  const kit = await installedKit()
  if (!kit) throw new Error('the kit is not drawn')
  const { files } = await drawPicture(compositionSchema.parse(composition), kit, () =>
    Promise.reject(new Error('no photo')),
  )
  return decoded(files.get('.webp') ?? new Uint8Array())
}

/** The share of pixels that differ by more than 16 in a colour. */
function difference(one: Pixels, other: Pixels): number {
  expect([one.width, one.height]).toEqual([other.width, other.height])
  let count = 0
  for (let i = 0; i < one.data.length; i += 4)
    if ([i, i + 1, i + 2].some((at) => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > 16)) count += 1
  return count / (one.width * one.height)
}

it.for(Object.entries(PICTURES))(
  'draws %s alike on a canvas, by CSS and for the book',
  { timeout: 120_000 },
  async ([, composition]) => {
    const book = await stored(composition)
    for (const way of ['canvas', 'css'] as const) {
      const page = await kitPage()
      expect(difference(await shown(page, composition, way), book)).toBeLessThan(0.01)
      await page.close()
    }
    // Whoever compares an empty picture sees a difference.
    expect(difference(await stored({ place: composition.place }), book)).toBeGreaterThan(0.03)
  },
)

it('shows a composed page on the stage as its poster has it, and says its things by name', {
  timeout: 240_000,
}, async () => {
  const files = await exampleFiles(({ set, drop }) => {
    drop('book.pages.1.image')
    set('book.pages.1.composition', PICTURES['a clear day'])
  })
  const { pack } = await checkFiles(files)
  if (!pack) throw new Error('the book is sound')
  const given = { names: [...files.keys()], read: async (name: string) => ({ bytes: files.get(name), faults: [] }) }
  const { source } = await withComposedPages(given)
  const media = async (path: string) => (await source.read(path)).bytes ?? new Uint8Array()
  const player = await buildPlayer()
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-composed-'))
  try {
    const { bytes } = await exportBook(await exportBookOf(pack, media), {
      as: 'html',
      language: 'en',
      player: player.folder,
    })
    for (const [path, content] of Object.entries(unzipSync(bytes))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`${pathToFileURL(join(folder, 'index.html')).href}?debug=1&renderer=canvas`)
    await page.waitForFunction(
      () => window.__storybook?.scene()?.status === 'ready' || window.__storybook?.scene()?.status === 'completed',
      undefined,
      { timeout: 60_000 },
    )
    await page.locator('[data-control="next"]').click()
    await page.waitForFunction(
      () => window.__storybook?.scene()?.pageId.endsWith('p01') && window.__storybook.scene()?.status !== 'loading',
      undefined,
      { timeout: 60_000 },
    )
    const data = await page.evaluate(() => {
      const canvas = document.querySelector('canvas')
      return new Promise<string>((resolve) =>
        requestAnimationFrame(() => resolve(canvas?.toDataURL('image/png') ?? '')),
      )
    })
    const stage = Buffer.from(data.replace(/^data:image\/png;base64,/, ''), 'base64')
    const { width, height } = await sharp(stage).metadata()
    expect(width).toBeGreaterThan(400)
    const poster = await sharp(Buffer.from(await media('media/kit-p01.webp')))
      .resize(width, height, { fit: 'fill' })
      .png()
      .toBuffer()
    expect(difference(await decoded(stage), await decoded(poster))).toBeLessThan(0.01)
    await page.getByRole('button', { name: 'More in the picture' }).dispatchEvent('click')
    await page.getByRole('button', { name: 'White goat' }).waitFor({ state: 'attached' })
    await context.close()
  } finally {
    player.remove()
    rmSync(folder, { recursive: true, force: true })
  }
})
