import { expect, it } from 'vitest'
import { compositionSchema, type CompositionSource, itemNames, MOST_ITEMS } from '../../../../../content/kit/index.ts'
import { changed, duplicated, facing, itemNamed, placed, removed, reordered, within, withNames } from './items.ts'

const picture = (source: Partial<CompositionSource> = {}) => compositionSchema.parse({ place: 'yard', ...source })
const ayu = { name: 'ayu', group: 'people', tags: [], box: { w: 155, h: 361 }, idle: 'blink' } as const
const tree = { name: 'palm', group: 'things', tags: [], box: { w: 342, h: 501 }, idle: 'sway' } as const
const cloud = { name: 'cloud', group: 'things', tags: ['sky'], box: { w: 195, h: 95 }, idle: 'drift' } as const

it('puts a thing on the ground line, the first in the middle, others where there is room, facing the middle', () => {
  let made = placed(picture(), { sprite: ayu }, 0.82)
  expect(made?.picture.items).toEqual([{ sprite: 'ayu', id: 'ayu', x: 0.5, y: 0.82, size: 1, turn: 0, flip: false }])
  const xs: number[] = []
  for (let count = 0; count < 8; count += 1) {
    made = placed(made?.picture ?? picture(), { sprite: ayu }, 0.82)
    const { item } = itemNamed(made?.picture ?? picture(), made?.name) ?? {}
    expect(item?.flip).toBe((item?.x ?? 0) > 0.5)
    xs.push(item?.x ?? 0)
  }
  expect(new Set([0.5, ...xs]).size).toBe(9)
  expect(made?.name).toBe('ayu-9')
})

it('puts trees behind everybody, clouds into the sky, and people with the feeling that was found', () => {
  const first = placed(picture(), { sprite: ayu, feeling: 'sad', pose: 'sit' }, 0.82)?.picture ?? picture()
  const both = placed(first, { sprite: tree }, 0.82)?.picture ?? picture()
  const all = placed(both, { sprite: cloud }, 0.82)?.picture ?? picture()
  expect(all.items.map(({ sprite }) => sprite)).toEqual(['cloud', 'palm', 'ayu'])
  expect(all.items[0]?.y).toBeLessThan(0.4)
  expect(all.items[2]).toMatchObject({ feeling: 'sad', pose: 'sit' })
  expect(() => compositionSchema.parse(all)).not.toThrow()
})

it('refuses more things than a picture holds', () => {
  const full = picture({ items: Array.from({ length: MOST_ITEMS }, () => ({ sprite: 'mango', x: 0.5, y: 0.8 })) })
  expect(placed(full, { sprite: ayu }, 0.82)).toBeUndefined()
  expect(duplicated(full, 'mango')).toBeUndefined()
})

it('gives every thing a name that stays when others go or change their order', () => {
  const two = picture({
    items: [
      { sprite: 'mango', x: 0.2, y: 0.8 },
      { sprite: 'mango', x: 0.4, y: 0.8 },
    ],
  })
  expect(itemNames(two)).toEqual(['mango', 'mango-2'])
  const turned = reordered(two, 'mango-2', -1)
  expect(itemNames(turned)).toEqual(['mango-2', 'mango'])
  expect(itemNamed(turned, 'mango-2')?.item.x).toBe(0.4)
  const left = removed(turned, 'mango')
  expect(itemNames(left)).toEqual(['mango-2'])
  expect(withNames(left)).toBe(left)
  const copy = duplicated(left, 'mango-2')
  expect(copy?.name).toBe('mango')
  expect(itemNamed(copy?.picture ?? left, 'mango')?.item.x).toBe(0.5)
})

it('changes nothing at the ends of the order, and for a name that is not there', () => {
  const two = withNames(
    picture({
      items: [
        { sprite: 'mango', x: 0.2, y: 0.8 },
        { sprite: 'hen', x: 0.4, y: 0.8 },
      ],
    }),
  )
  expect(reordered(two, 'hen', 1)).toBe(two)
  expect(reordered(two, 'mango', -1)).toBe(two)
  expect(reordered(two, 'goat', 1)).toBe(two)
  expect(changed(two, 'goat', { x: 0.9 })).toEqual(two)
  expect(removed(two, 'goat')).toEqual(two)
})

it('takes a value back to the kit’s by leaving it out', () => {
  const posed = picture({ items: [{ sprite: 'ayu', x: 0.5, y: 0.8, pose: 'sit' }] })
  expect(changed(posed, 'ayu', { pose: undefined }).items[0]).not.toHaveProperty('pose')
  expect(changed(posed, 'ayu', { feeling: 'sad' }).items[0]).toMatchObject({ pose: 'sit', feeling: 'sad' })
})

it('keeps a thing within the picture and its limits, whatever is asked', () => {
  const drawing = { box: { w: 200, h: 400 }, feet: { x: 100, y: 380 } }
  const item = picture({ items: [{ sprite: 'ayu', x: 0.5, y: 0.8 }] }).items[0]
  if (!item) throw new Error('there is one')
  const far = within({ ...item, x: 9, y: -9, size: 20, turn: 725 }, drawing)
  expect(far).toMatchObject({ size: 3, turn: 5, x: 1 })
  expect(() => picture({ items: [far] })).not.toThrow()
  expect(within({ ...item, x: -9, y: 9, size: 0.01 }, drawing)).toMatchObject({ size: 0.3, x: 0, y: 1 })
})

it('knows which way a thing must be flipped to look at another', () => {
  expect(facing('danu', 0.8, 0.2)).toBe(true)
  expect(facing('danu', 0.2, 0.8)).toBe(false)
  // It is drawn looking to the left.
  expect(facing('rooster', 0.8, 0.2)).toBe(false)
})
