import { expect, it } from 'vitest'
import { DEFAULT_VARIANT, type AvatarVariant, variantKey, VARIANTS } from '../../src/content/avatarVariant.ts'
import { drawingsOfVariants, groupVariants, readVariants } from './looks.ts'
import type { SpriteDrawing } from './pages/page.ts'

const sprite = (name: string, svg: string, more: Partial<SpriteDrawing> = {}): SpriteDrawing => ({
  name,
  box: { x: 0, y: 0, width: 10, height: 10 },
  svg,
  idle: 'still',
  tap: 'hop',
  ...more,
})
/** A friend who is always the same, hands that have a skin only, and a child whole. */
const page = (look: AvatarVariant): SpriteDrawing[] => [
  sprite('friend', '<path d="M1"/>'),
  sprite('hands', `<path fill="${look.skin}"/>`),
  sprite('child', `<path class="${variantKey(look)}"/>`, {
    frames: { blink: `<path class="${variantKey(look)} blink"/>` },
  }),
]

it('draws again only the sprites that differ, once for each look that differs', () => {
  const looks = readVariants('book3/p01', page)
  expect(looks?.variants).toHaveLength(VARIANTS.length - 1)
  expect(looks?.words).not.toHaveProperty(variantKey(DEFAULT_VARIANT))
  expect(looks?.variants.every(({ sprites }) => sprites.map(({ name }) => name).join() === 'hands,child')).toBe(true)
})

it('lets looks that look alike on a page share one variant', () => {
  const looks = readVariants('book3/p02', (look) => page(look).slice(0, 2))
  expect(looks?.variants.map(({ word }) => word)).toEqual(['langsat-short-none', 'coklat-curly-none', 'matang-hijab'])
  expect(looks?.words['coklat-curly-caping']).toBe('coklat-curly-none')
  expect(looks?.words, 'another hat, but the same hands as the default').not.toHaveProperty('sawo-hijab')
})

it('has nothing to draw where the child is not seen', () => {
  expect(readVariants('book3/p03', (look) => page(look).slice(0, 1))).toBeUndefined()
})

it('notices a look that differs in a second frame only', () => {
  const wink = (word: string) => [sprite('child', '<path/>', { frames: { blink: `<path class="${word}"/>` } })]
  expect(groupVariants('book3/p01', wink('a'), new Map([['coklat-hijab', wink('b')]]))?.variants).toHaveLength(1)
})

it('refuses a look that has other sprites, places or frames', () => {
  const first = page(DEFAULT_VARIANT)
  const look = (sprites: readonly SpriteDrawing[]) => () => groupVariants('book3/p01', first, new Map([['x', sprites]]))
  expect(look(first.slice(1))).toThrow(/other sprites in the look x/)
  expect(look(first.map((one) => ({ ...one, tap: 'spin' as const })))).toThrow(/friend has another box/)
  expect(look(first.map(({ name, svg }) => sprite(name, svg)))).toThrow(
    /child has another box, motion or list of frames/,
  )
})

it('knows a changed drawing by its hash list', () => {
  const list = (word: string) => {
    const looks = groupVariants('p', [sprite('child', 'a')], new Map([['x', [sprite('child', word)]]]))
    return looks && drawingsOfVariants(looks)
  }
  expect(list('b')).not.toEqual(list('c'))
  expect(list('b')).toEqual(list('b'))
})
