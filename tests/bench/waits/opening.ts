import { centreOf, targets } from '../../e2e/stage.ts'
import type { Heard } from './ears.ts'
import type { Leaf, Player } from './player.ts'
import type { Found } from './rows.ts'
import { openBook, pressNext } from './turning.ts'
import { beginVisit, type Renderer, tapAt, type Visit } from './visit.ts'

/** Time limit for each step, ms. */
const PATIENCE = { timeout: 30_000, polling: 50 } as const

/** Which sound to look for. */
interface Wanted {
  readonly voice: string
  /** Look for any sound other than this voice. */
  readonly isOther: boolean
}

/** Time from pressing a book on the shelf until its cover is narrated. */
export async function measureShelf(player: Player, renderer: Renderer): Promise<Found> {
  const [cover] = player.leaves
  if (!cover || player.name !== 'ours') return {}
  return during(await beginVisit(player, { renderer }), async (visit) => {
    await openBook(visit)
    const { at } = await soundOf(visit, { voice: cover.voice, isOther: false })
    return { shelfVoice: [at - (await lastTouch(visit))] }
  })
}

/** Narration, first paint and layout shift of a page opened by its URL. */
export async function measureVoice(player: Player, renderer: Renderer): Promise<Found> {
  return during(await beginVisit(player, { renderer }), async (visit) => {
    const leaf = await openByAddress(visit)
    const { at } = await soundOf(visit, { voice: leaf.voice, isOther: false })
    const { painted, layoutShift } = await visit.page.evaluate(() => window.waits)
    return { voice: [at], painted: [painted], layoutShift: [Math.round(layoutShift * 1000)] }
  })
}

/** Time until sound after the first touch, on a page opened by its URL and touched as soon as it is playable. */
export async function measureTouch(player: Player, renderer: Renderer): Promise<Found> {
  if (player.name !== 'ours') return {}
  return during(await beginVisit(player, { renderer }), async (visit) => {
    const leaf = await openByAddress(visit)
    await visit.page.waitForFunction(isPlayable, leaf.id, { ...PATIENCE, polling: 20 })
    const target = (await targets(visit.page)).find(({ kind, state }) => kind === 'tap' && state === 'idle')
    if (!target) throw new Error('nothing on the page can be tapped')
    await tapAt(visit.cdp, centreOf(target))
    const { at } = await soundOf(visit, { voice: leaf.voice, isOther: true })
    return { touch: [at - (await lastTouch(visit))] }
  })
}

/** Runs in the page: whether the page is playable, before or after hydration. */
function isPlayable(id: string): boolean {
  const scene = window.__storybook?.scene()
  return scene?.pageId === id && scene.status === 'ready'
}

/** The first turn of a page opened by its URL, with Next pressed as soon as it is there. */
export async function measureNext(player: Player, renderer: Renderer): Promise<Found> {
  return during(await beginVisit(player, { renderer }), async (visit) => {
    const leaf = await openByAddress(visit)
    const to = player.leaves[leaf.index + 1]
    if (!to) throw new Error('there is no next page')
    await visit.page.waitForFunction(() => window.waits.next > 0, undefined, { ...PATIENCE, polling: 20 })
    const { next } = await visit.page.evaluate(() => window.waits)
    const turned = await pressNext(visit, leaf, to)
    if (!turned) return { next: [next], firstLost: [1] }
    return { next: [next], firstLost: [0], firstTurn: [turned.settled ?? Infinity] }
  })
}

/** Runs a measurement and always ends the visit. */
export async function during(visit: Visit, run: (visit: Visit) => Promise<Found>): Promise<Found> {
  try {
    return await run(visit)
  } finally {
    await visit.end()
  }
}

/** Opens page 3, which has things to tap, by its URL. */
async function openByAddress({ page, player }: Visit): Promise<Leaf> {
  const leaf = player.leaves[2]
  if (!leaf) throw new Error('the book has no page 3')
  await page.goto(player.address(leaf), { waitUntil: 'commit' })
  return leaf
}

const lastTouch = ({ page }: Visit) => page.evaluate(() => window.waits.touches.at(-1) ?? Infinity)

/** Waits for the first matching sound; with `isOther`, only sounds after the last touch count. */
async function soundOf({ page }: Visit, wanted: Wanted): Promise<Heard> {
  const found = await page.waitForFunction(
    ({ voice, isOther }) => {
      const heard: Heard[] = Reflect.get(window, 'waitsHeard')
      const since = isOther ? (window.waits.touches.at(-1) ?? Infinity) : 0
      const now = performance.now()
      return heard.find(({ path, at }) => at >= since && at <= now && new RegExp(voice).test(path) !== isOther)
    },
    wanted,
    PATIENCE,
  )
  const sound = await found.jsonValue()
  if (!sound) throw new Error('nothing was heard')
  return sound
}
