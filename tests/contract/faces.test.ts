import { describe, expect, it } from 'vitest'
import { loadArt, pictureOf } from '../../src/content/art.ts'
import { BOOK_IDS, loadBook } from '../../src/content/books.ts'
import { kindOfPage } from '../../src/content/page.ts'
import { fromPercent } from '../../src/game/rules/geometry.ts'
import { seededRandom } from '../../src/game/rules/random.ts'
import type { Box } from '../../src/game/targets.ts'
import { tappingElementRules } from '../../src/scenes/interactions/tappingElement/rules.ts'
import { tappingElementSchema } from '../../src/scenes/interactions/tappingElement/schema.ts'
import { playRules } from '../helpers/playRules.ts'

/** Sprites with one person, whose face is seen. */
const PEOPLE = ['ayu', 'bima', 'citra', 'danu', 'eka', 'joko', 'murni']
const SEEDS = 15
const SECONDS = 60

const books = await Promise.all(
  BOOK_IDS.map(async (id) => ({ art: await loadArt(id), pages: (await loadBook(id))?.pages ?? [] })),
)
const pages = books.flatMap(({ art, pages: all }) =>
  all
    .filter((page) => kindOfPage(page) === 'tappingElement')
    .map((page) => ({ page, picture: pictureOf(art, page.id) })),
)

const isInside = (inner: Box, outer: Box) =>
  inner.x + inner.width / 2 > outer.x &&
  inner.x + inner.width / 2 < outer.x + outer.width &&
  inner.y + inner.height / 2 > outer.y &&
  inner.y + inner.height / 2 < outer.y + outer.height

/** How deep a bubble reaches into a box, stage units. */
function cover({ x, y, width }: Box, box: Box): number {
  const [cx, cy] = [x + width / 2, y + width / 2]
  const dx = Math.max(box.x - cx, 0, cx - box.x - box.width)
  const dy = Math.max(box.y - cy, 0, cy - box.y - box.height)
  return width / 2 - Math.hypot(dx, dy)
}

it('finds the pages with bubbles', () => expect(pages.length).toBeGreaterThanOrEqual(8))

describe.each(pages.map((one) => [one.page.id, one] as const))('bubbles of %s', (_id, { page, picture }) => {
  const config = tappingElementSchema.parse(page)
  const faces = config.keepOff

  it('know the face of each person in the picture', () => {
    const people = (picture?.sprites ?? []).filter(({ name }) => PEOPLE.includes(name))
    for (const { name, box } of people) expect([name, faces.some((face) => isInside(face, box))]).toEqual([name, true])
    expect(faces.length).toBeGreaterThan(0)
  })

  it.each(['regular', 'compact'] as const)('never cover a face, %s', (layout) => {
    const boxes = faces.map(fromPercent)
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const play = playRules(tappingElementRules, config, { layout, random: seededRandom(seed) })
      for (let second = 0; second < SECONDS && !play.session.completed; second += 1) {
        play.context.now += 1000
        play.session.command({ type: 'timer', name: 'expire' })
        if (second % 2 === 1) play.session.command({ type: 'timer', name: 'appear' })
        if (second % 6 === 5) play.session.move(play.session.rightMove() ?? { targetId: '' })
        const deepest = play.session.targets().map(({ box }) => Math.max(...boxes.map((face) => cover(box, face))))
        expect(Math.max(0, ...deepest)).toBe(0)
      }
      expect(play.session.completed).toBe(true)
    }
  })
})
