import { type Turned, watchTurn } from './eyes.ts'
import type { Leaf } from './player.ts'
import { middleOf, pressAt, tapAt, type Visit } from './visit.ts'

/** A press without a turn within this time counts as lost, ms. */
const LOST = { timeout: 20_000, polling: 100 } as const
/** Time limit for opening a book on a slow line, ms. */
const OPENS = { timeout: 40_000, polling: 100 } as const
/** Pause on the shelf before a book is pressed, ms; prefetches may run meanwhile. */
const SHELF_MS = 1500

/** Opens the book at its cover: ours by a press on the shelf; Bloom's, which has no shelf, by its URL. */
export async function openBook(visit: Visit): Promise<void> {
  const { page, cdp, player } = visit
  const [cover] = player.leaves
  if (!cover) throw new Error('the book has no pages')
  if (player.name === 'bloom') {
    await page.goto(player.address(cover), { waitUntil: 'commit' })
    return
  }
  await page.goto('/books', { waitUntil: 'commit' })
  await page.waitForFunction(coversAreThere, undefined, OPENS)
  await page.waitForTimeout(SHELF_MS)
  await tapAt(cdp, await middleOf(page, 'button.book'))
}

/** Runs in the page: whether all covers on the shelf have loaded. */
function coversAreThere(): boolean {
  const covers = [...document.querySelectorAll<HTMLImageElement>('.shelves img')]
  return covers.length >= 5 && covers.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
}

/** Waits until the page has settled and responds. */
export async function standing({ page }: Visit, leaf: Leaf, options = OPENS): Promise<void> {
  await page.waitForFunction((wanted) => window.waitsScreen.stands(wanted), leaf, options)
}

/** Presses Next and returns the moments of the turn; `undefined` if the page did not turn. */
export async function pressNext(visit: Visit, from: Leaf, to: Leaf): Promise<Turned | undefined> {
  const { page, cdp, player } = visit
  const place = await middleOf(page, player.next)
  await page.evaluate(watchTurn, [from, to] as const)
  await pressAt(cdp, place)
  try {
    await page.waitForFunction(() => window.waits.turned.settled !== undefined, undefined, LOST)
  } catch {
    return undefined
  }
  return page.evaluate(() => window.waits.turned)
}
