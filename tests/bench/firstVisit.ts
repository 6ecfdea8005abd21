import type { Browser, CDPSession, Page } from 'playwright'
import { openPage, type Service } from './browser.ts'
import { atMost, type Row } from './report.ts'

/** A cheap tablet at the end of a thin line, as for a page opened directly. */
const THROTTLE = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 } as const
/** How long a screen is looked at before the next press: something may come meanwhile. */
const LOOKED_AT_MS = 1500
const SECTION = 'The first visit, press by press'

interface Step {
  readonly what: string
  readonly press: (page: Page) => Promise<void>
  /** Runs in the page: is the next screen there, with what is looked at first? */
  readonly isThere: () => boolean
  /** ms from the press, with the time for which a press is felt before it leads on (750 or 1000 ms in some steps). */
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

/** How long a child waits for each screen on the way from the landing page to the first book, nothing kept from before; one visit. */
export async function measureFirstVisit(browser: Browser, service: Service): Promise<Row[]> {
  const { page, cdp } = await openPage(browser, service)
  await page.addInitScript(watchPage)
  const sent = await watchLine(cdp)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await cdp.send('Network.emulateNetworkConditions', LINE)
  const rows: Row[] = []
  for (const { what, press, isThere, limit } of STEPS) {
    sent.splice(0)
    await press(page)
    await page.waitForFunction(isThere, undefined, { polling: 'raf', timeout: 60_000 })
    const waited = await page.evaluate(() => performance.now() - Number(Reflect.get(window, 'pressedAt')))
    const kB = Math.round(sent.reduce((sum, bytes) => sum + bytes, 0) / 1000)
    const row = { what: `${what} (${sent.length} files, ${kB} kB)`, value: Math.round(waited), unit: 'ms' }
    rows.push({ ...atMost(limit, row), section: SECTION })
    await page.waitForTimeout(LOOKED_AT_MS)
  }
  await page.context().close()
  return rows
}

/** Is so much as this number of pictures there, and have all of them come? In the page by `watchPage`. */
declare function picturesIn(place: string, count: number): boolean

/** Runs in the page, before its own scripts: when it was pressed last, and the question above. */
function watchPage(): void {
  Reflect.set(window, 'pressedAt', 0)
  window.addEventListener('pointerdown', () => Reflect.set(window, 'pressedAt', performance.now()), true)
  Reflect.set(window, 'picturesIn', (place: string, count: number) => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(`${place} img`)]
    return pictures.length >= count && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  })
}

/** Bytes of each file that has come. */
async function watchLine(cdp: CDPSession): Promise<number[]> {
  const sent: number[] = []
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength > 0) sent.push(encodedDataLength)
  })
  await cdp.send('Network.enable')
  return sent
}
