import { createReadStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import type { Browser, Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportBook, ExportError } from '../../server/packs/export/index.ts'
import type { PlayableBook } from '../../src/content/playableBook.ts'
import { finger, keyboard, play, scene } from '../e2e/stage.ts'
import { openBrowser } from './player.ts'
import { oursAsExport } from './ours.ts'
import { buildPlayer } from './playerFolder.ts'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

let browser: Browser
let player: Awaited<ReturnType<typeof buildPlayer>>
let folder = ''
let files: Readonly<Record<string, Uint8Array>> = {}
let server: Server
let address = ''
/** What the server answers besides the book. */
const pages = new Map<string, string>()
const statements: { readonly headers: object; readonly body: readonly object[] }[] = []

const exported = async (bookId: number, language: 'en' | 'id' | 'both' = 'both') =>
  (await exportBook(await oursAsExport(bookId), { as: 'html', language, player: player.folder })).bytes

const bookIn = (unzipped: Readonly<Record<string, Uint8Array>>) =>
  JSON.parse(strFromU8(unzipped['book.js'] ?? new Uint8Array()).replace('window.lumbungBook=', '')) as PlayableBook

beforeAll(async () => {
  ;[player, browser] = await Promise.all([buildPlayer(), openBrowser()])
  folder = mkdtempSync(join(tmpdir(), 'lumbung-html-'))
  files = unzipSync(await exported(1))
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://book.test')
    if (pathname === '/lrs/statements') {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        statements.push({ headers: request.headers, body: JSON.parse(body) as object[] })
        response.end('[]')
      })
      return
    }
    const own = pages.get(pathname)
    const file = join(folder, decodeURIComponent(pathname))
    response.setHeader('Content-Type', TYPES[extname(pathname)] ?? 'application/octet-stream')
    if (own !== undefined) response.end(own)
    else if (existsSync(file)) createReadStream(file).pipe(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}, 120_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
  player?.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens an address on a tablet; `faults` gathers what failed there. */
async function open(url: string): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true, locale: 'en' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('requestfailed', (request) => faults.push(request.url().slice(0, 200)))
  page.on('response', (response) => response.status() >= 400 && faults.push(response.url()))
  await page.goto(url)
  return { page, faults }
}

const press = (page: Page, control: string) => page.locator(`[data-control="${control}"]`).tap()

/** Waits until the scene of a page or activity can be played, however slow the machine is. */
async function sceneReady(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const report = window.__storybook?.scene()
      return report?.pageId === wanted && (report.status === 'ready' || report.status === 'completed')
    },
    id,
    { timeout: 60_000 },
  )
  await page.evaluate(() => window.__storybook?.speed(4))
}

/** Reads from the cover to the last page, by touch. */
async function readThrough(page: Page, book: PlayableBook): Promise<void> {
  for (const { id } of book.book.pages) {
    await sceneReady(page, id)
    expect((await scene(page))?.status).not.toBe('failed')
    const text = await page.locator('.story').innerText()
    expect(text.length).toBeGreaterThan(10)
    if (id !== book.book.pages.at(-1)?.id) await press(page, 'next')
  }
}

describe('a book exported as HTML', { timeout: 120_000 }, () => {
  it('holds player, pages, licence and what learning systems ask for, and the same bytes each time', async () => {
    const again = await exported(1)
    expect(Buffer.compare(again, await exported(1))).toBe(0)
    const names = Object.keys(files)
    expect(names[0]).toBe('imsmanifest.xml')
    expect(names).toEqual(
      expect.arrayContaining(['index.html', 'about.html', 'book.js', 'tincan.xml', 'app/player.js']),
    )
    const manifest = strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())
    const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, path]) => path)
    expect(new Set(listed)).toEqual(new Set(names.filter((name) => name !== 'imsmanifest.xml')))
    expect(strFromU8(files['about.html'] ?? new Uint8Array())).toContain('MIT License')
    expect(strFromU8(files['app/NOTICE.md'] ?? new Uint8Array())).toContain('Phaser')
    const book = bookIn(files)
    for (const script of Object.values(book.media)) expect(names).toContain(script)
    for (const sound of book.speech.sounds) expect(Object.keys(book.media)).toContain(sound)
    // The app's own books do not travel with the player.
    expect(strFromU8(files['app/player.js'] ?? new Uint8Array())).not.toContain('Kiko?')
  })

  it('has in one language neither the other’s text nor its voice', async () => {
    const both = bookIn(files)
    const one = bookIn(unzipSync(await exported(1, 'id')))
    expect(one.languages).toEqual(['id'])
    expect(JSON.stringify(one.book)).not.toContain('The sun')
    expect(Object.keys(one.speech.lines).filter((path) => path.includes('/en/'))).toEqual([])
    expect(one.speech.sounds.length).toBeLessThan(both.speech.sounds.length)
  })

  it('says in a sentence what is missing', async () => {
    const book = await oursAsExport(1)
    const wish = { as: 'html', language: 'both' } as const
    await expect(exportBook(book, { ...wish, player: join(folder, 'nothing') })).rejects.toThrow('npm run build')
    const { source: _source, ...draft } = book
    await expect(exportBook(draft, { ...wish, player: player.folder })).rejects.toThrow(ExportError)
  })
})

describe('the player', { timeout: 240_000 }, () => {
  it('reads a book from a folder to its end by touch, plays an activity, and keeps the place', async () => {
    const book = bookIn(files)
    const { page, faults } = await open(`file://${folder}/index.html?debug=1&renderer=webgl`)
    await sceneReady(page, 'cover')
    expect(await page.evaluate(() => window.__storybook?.quality()?.renderer)).toBe('webgl')
    await press(page, 'next')
    const [, first] = book.book.pages
    await sceneReady(page, first?.id ?? '')
    await page.waitForSelector('.story .said')
    await play(page, finger)
    expect((await scene(page))?.status).toBe('completed')
    // The rest by Canvas: without a graphics chip, WebGL takes several times as long.
    await page.goto(`file://${folder}/index.html?debug=1`)
    await sceneReady(page, first?.id ?? '')
    await press(page, 'prev')
    await readThrough(page, book)
    await press(page, 'finish')
    const [activity] = book.activities
    await sceneReady(page, String(activity?.id))
    await page.waitForSelector('.steps')
    await play(page, finger, () => press(page, 'next').catch(() => undefined))
    await page.locator('[role=alertdialog] [data-control=continue]').tap()
    const [, second] = book.activities
    await sceneReady(page, String(second?.id))
    await page.reload()
    await sceneReady(page, String(second?.id))
    expect(await page.locator('.steps img[src*="star-on"]').count()).toBe(1)
    expect(faults).toEqual([])
  })

  it('begins anew where what was kept is no progress', async () => {
    const { page, faults } = await open(`${address}/index.html?debug=1`)
    await sceneReady(page, 'cover')
    await page.evaluate(
      (key) => localStorage.setItem(`lumbung-book:${key}`, '{"place":{"at":"page","index":99}}'),
      bookIn(files).key,
    )
    await page.reload()
    await sceneReady(page, 'cover')
    expect(faults).toEqual([])
  })

  it('gives a learning system score, completion, answers and place, and begins where it says', async () => {
    const { activities } = bookIn(files)
    const last = activities.length - 1
    const results = activities.slice(0, last).map(({ total }, index) => [index, total, total])
    const kept = JSON.stringify({ place: { at: 'activity', index: last }, results })
    pages.set('/scorm12.js', readFileSync('node_modules/scorm-again/dist/scorm12.min.js', 'utf8'))
    pages.set(
      '/lms.html',
      `<!DOCTYPE html><script src="/scorm12.js"></script><script>
        window.API = new window.Scorm12API({ autocommit: false })
        window.API.loadFromJSON({ core: { lesson_location: 'activity-${last + 1}', lesson_status: 'incomplete', entry: 'resume' }, suspend_data: ${JSON.stringify(kept)} }, 'cmi')
        window.finished = 0
        window.API.on('LMSFinish', () => (window.finished += 1))
      </script><iframe src="/index.html?debug=1" style="width:1000px;height:700px;border:0"></iframe>`,
    )
    const { page, faults } = await open(`${address}/lms.html`)
    const frame = page.frames().find((one) => one.url().includes('index.html'))
    if (!frame) throw new Error('the book has no frame')
    await frame.waitForFunction((id) => window.__storybook?.scene()?.pageId === id, String(activities[last]?.id))
    await playInFrame(frame)
    await frame.waitForSelector('.five')
    // On the screen, not below it.
    await expect.poll(async () => (await frame.locator('.five').boundingBox())?.y ?? 9999).toBeLessThan(500)
    const told = () => page.evaluate(() => JSON.parse(JSON.stringify(window.API?.cmi)) as Told)
    const { core, interactions, suspend_data: data } = await told()
    expect(core.score).toMatchObject({ raw: '100', min: '0', max: '100' })
    expect(core.lesson_status).toBe('passed')
    expect(core.lesson_location).toBe('end')
    expect(JSON.parse(data)).toMatchObject({ place: { at: 'end' } })
    const asked = Object.values(interactions).filter((one) => typeof one === 'object')
    expect(asked.length).toBeGreaterThan(1)
    expect(asked[0]).toMatchObject({ type: 'performance', result: 'correct' })
    // The session ends with the page, once.
    expect(await page.evaluate(() => window.finished)).toBe(0)
    await page.evaluate(() => document.querySelector('iframe')?.remove())
    await page.waitForFunction(() => window.finished === 1)
    expect((await told()).core.session_time).toMatch(/^\d\d(?:\d\d)?:\d\d:\d\d/)
    expect(faults).toEqual([])
  })

  it('tells a record store what was read, with the actor and registration of the launch', async () => {
    const actor = { name: 'Sari', mbox: 'mailto:sari@book.test' }
    const registration = '5f0d7c1e-5c0b-4d5e-8a1b-6c756d62756e'
    const query = new URLSearchParams({
      endpoint: `${address}/lrs/`,
      auth: 'Basic abc',
      actor: JSON.stringify(actor),
      registration,
    })
    const { page, faults } = await open(`${address}/index.html?debug=1&${query.toString()}`)
    await sceneReady(page, 'cover')
    await page.locator('[data-control=next]').press('Enter')
    await sceneReady(page, bookIn(files).book.pages[1]?.id ?? '')
    // By keys alone.
    await play(page, keyboard)
    await expect.poll(() => JSON.stringify(statements), { timeout: 30_000 }).toContain('verbs/answered')
    const { headers, body } = statements[0] ?? { headers: {}, body: [] }
    expect(headers).toMatchObject({ authorization: 'Basic abc', 'x-experience-api-version': '1.0.3' })
    expect(body[0]).toMatchObject({
      actor,
      verb: { id: 'http://adlnet.gov/expapi/verbs/experienced' },
      context: { registration },
    })
    expect(faults).toEqual([])
  })
})

interface Told {
  readonly core: Readonly<Record<string, unknown>>
  readonly interactions: Readonly<Record<string, unknown>>
  readonly suspend_data: string
}

declare global {
  interface Window {
    /** The learning system of the frame around a book. */
    API?: { readonly cmi: unknown }
    finished?: number
  }
}

/** Plays an activity inside a frame to its end; the hooks make the moves. */
async function playInFrame(frame: Frame): Promise<void> {
  await frame.waitForFunction(
    () => {
      const hooks = window.__storybook
      if (!hooks || hooks.scene()?.status === 'loading') return false
      hooks.speed(4)
      if (hooks.scene()?.status === 'completed' || document.querySelector('[role=alertdialog]')) return true
      const right = hooks
        .targets()
        .filter(({ state, correct }) => state === 'idle' && correct === true)
        .toSorted((a, b) => (a.order ?? 99) - (b.order ?? 99))[0]
      if (right) hooks.move(right.id, right.goesTo)
      else document.querySelector<HTMLElement>('.c-onward:not([disabled])')?.click()
      return false
    },
    undefined,
    { polling: 300, timeout: 90_000 },
  )
  await frame.locator('[role=alertdialog] [data-control=continue]').tap()
}
