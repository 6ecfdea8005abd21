import type { Page } from 'playwright'
import { atMost, type Row } from './report.ts'
import { startOurs } from './waits/ours.ts'
import { beginVisit } from './waits/visit.ts'

/** Pause on each screen before the next press, as a child would look at it; prefetches may run meanwhile. */
const LOOKED_AT_MS = 1500
const SECTION = 'The first visit, press by press (4×, thin line, one visit, Canvas)'

interface Step {
  readonly what: string
  readonly press: (page: Page) => Promise<void>
  /** Runs in the page: whether the next screen shows its main content. */
  readonly isThere: () => boolean
  /** Limit in ms after the press, including the delay with which some buttons navigate (750 or 1000 ms). */
  readonly limit: number
}

const CHILD = { name: 'Sari', email: `visit-${Date.now()}@example.org`, password: 'padi-kuning-7' } as const

const STEPS: readonly Step[] = [
  {
    what: 'landing, from its address',
    press: async (page) => void (await page.goto('/', { waitUntil: 'commit' })),
    isThere: () => picturesIn('main.landing', 2),
    limit: 2500,
  },
  {
    what: 'PLAY, the sign-in',
    press: (page) => page.locator('.landing button').filter({ hasText: 'PLAY' }).tap(),
    isThere: () => document.querySelectorAll('main input').length === 2,
    limit: 2000,
  },
  {
    what: 'Register, the form',
    press: (page) => page.getByRole('link', { name: 'Register' }).tap(),
    isThere: () => document.querySelectorAll('main input').length === 4,
    limit: 800,
  },
  {
    what: 'the form filled in, the sign-in',
    async press(page) {
      await page.getByLabel('Name').fill(CHILD.name)
      await page.getByLabel('Email').fill(CHILD.email)
      await page.getByLabel('Password', { exact: true }).fill(CHILD.password)
      await page.getByLabel('Password confirmation').fill(CHILD.password)
      await page.getByRole('button', { name: 'Register' }).tap()
    },
    isThere: () => document.querySelectorAll('main input').length === 2,
    limit: 2300,
  },
  {
    what: 'Login, the two postcards',
    async press(page) {
      await page.getByLabel('Email').fill(CHILD.email)
      await page.getByLabel('Password', { exact: true }).fill(CHILD.password)
      await page.getByRole('button', { name: 'Login' }).tap()
    },
    isThere: () => picturesIn('.choices', 2),
    limit: 2300,
  },
  {
    what: 'Read, the shelf with its covers',
    press: (page) => page.locator('a.choice.read').tap(),
    isThere: () => picturesIn('.shelves', 5),
    limit: 1600,
  },
  {
    what: 'a book, its cover',
    press: (page) => page.locator('button.book').first().tap(),
    isThere: () => picturesIn('#root figure.pic', 1),
    limit: 1500,
  },
]

/** How long a child waits for each screen from the landing page to the first book, in one visit with empty caches. */
export async function measureFirstVisit(): Promise<Row[]> {
  const ours = await startOurs()
  const nobody = { ...ours, prepare: () => Promise.resolve() }
  const visit = await beginVisit(nobody, { renderer: 'canvas', isWatched: false })
  const { page, line } = visit
  const rows: Row[] = []
  try {
    await page.addInitScript(watchPage)
    for (const { what, press, isThere, limit } of STEPS) {
      line.clear()
      await press(page)
      await page.waitForFunction(isThere, undefined, { polling: 'raf', timeout: 60_000 })
      const waited = await page.evaluate(() => performance.now() - Number(Reflect.get(window, 'pressedAt')))
      const kB = Math.round(line.sent().reduce((sum, { bytes }) => sum + bytes, 0) / 1000)
      const row = { what: `${what} (${line.sent().length} requests, ${kB} kB)`, value: Math.round(waited), unit: 'ms' }
      rows.push({ ...atMost(limit, row), section: SECTION })
      await page.waitForTimeout(LOOKED_AT_MS)
    }
  } finally {
    await visit.end()
    await ours.stop()
  }
  return rows
}

/** Whether there are at least `count` pictures and all of them have loaded. Defined in the page by `watchPage`. */
declare function picturesIn(place: string, count: number): boolean

/** Runs in the page before its own scripts: records the time of the last press, and defines `picturesIn`. */
function watchPage(): void {
  Reflect.set(window, 'pressedAt', 0)
  window.addEventListener('pointerdown', () => Reflect.set(window, 'pressedAt', performance.now()), true)
  Reflect.set(window, 'picturesIn', (place: string, count: number) => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(`${place} img`)]
    return pictures.length >= count && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  })
}
