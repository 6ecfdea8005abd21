import type { Browser, CDPSession, Page } from 'playwright'
import { BOOK_IDS, loadActivities, loadBook } from '../../src/content/books.ts'
import { kindOfPage } from '../../src/content/page.ts'
import { goOnSpelling } from '../e2e/child.ts'
import { finger, play, sceneReady } from '../e2e/stage.ts'
import { openPage, type Service, signIn } from './browser.ts'
import type { Row } from './report.ts'

/** How many times the CPU is slowed down, to match a cheap tablet. */
const THROTTLE = 4

/** A page or activity to play: its URL path, and the id that its scene reports. */
interface Played {
  readonly kind: string
  readonly book: number
  readonly path: string
  readonly id: string
}

/** The first page or activity of every playable kind, in the order of the books. */
async function firstOfEachKind(): Promise<Played[]> {
  const books = await Promise.all(
    BOOK_IDS.map(async (book): Promise<Played[]> => {
      const pages = (await loadBook(book))?.pages ?? []
      return [
        ...pages.map((page, index) => ({
          kind: kindOfPage(page),
          book,
          path: `/book/${book}?page=${index + 1}`,
          id: page.id,
        })),
        ...(await loadActivities(book)).map(({ id, type }, index) => ({
          kind: type,
          book,
          path: `/book/${book}/post-activities?activity=${index + 1}`,
          id: String(id),
        })),
      ]
    }),
  )
  const all = books.flat().filter(({ kind }) => !['cover', 'picture'].includes(kind))
  return all.filter(({ kind }, index) => all.findIndex((other) => other.kind === kind) === index)
}

/** Counts frames over 50 ms during play by touch, with the CPU slowed down. */
export async function measureFrames(browser: Browser, service: Service): Promise<Row[]> {
  const { page, cdp } = await openPage(browser, service)
  await signIn(page, { openTo: 4 })
  const rows: Row[] = []
  for (const played of await firstOfEachKind()) {
    const frames = await framesOf(page, cdp, played)
    rows.push({
      what: `${played.kind}: frames over 50 ms at ${THROTTLE}× throttle (of ${frames.count}; 95th percentile ${Math.round(frames.p95)} ms)`,
      value: frames.over50,
      unit: 'frames',
      wanted: '0',
      isMet: frames.over50 === 0,
    })
  }
  await page.context().close()
  return rows
}

async function framesOf(page: Page, cdp: CDPSession, { path, id }: Played) {
  await page.goto(path)
  await sceneReady(page, id)
  await page.evaluate(() => window.__storybook?.speed(1))
  // The first locator query injects Playwright's script into the document. Do that now, so that it doesn't delay a measured frame.
  await page.locator('.c-onward').count()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.evaluate(() => window.__storybook?.resetFrames())
  await play(page, finger, () => goOnSpelling(page))
  const frames = await page.evaluate(() => window.__storybook?.frames())
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  if (!frames) throw new Error('the debug hooks are not there')
  return frames
}
