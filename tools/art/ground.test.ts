import { expect, it } from 'vitest'
import { hiddenBackground } from './ground.ts'
import { cut, paste, type Piece } from './pixels.ts'

const area = (colour: readonly number[]): Piece => ({
  data: Buffer.from(Array.from({ length: 320 * 160 }, () => [...colour]).flat()),
  width: 320,
  height: 160,
  left: 0,
  top: 0,
})
const SAND = [220, 200, 150, 255]
const GOAT = [90, 60, 40, 255]

/** A still: sand with a goat on it. */
function withGoat(back: Piece, left: number, top: number): Piece {
  const still = cut(back, back)
  paste(still, cut(area(GOAT), { left: 0, top: 0, width: 40, height: 24 }), left, top)
  return still
}

it('finds what the still hides, so that still and parts together are the ground', () => {
  const back = area(SAND)
  const still = withGoat(withGoat(back, 32, 16), 200, 96)
  const ground = hiddenBackground(still, back)
  for (const { x, y, w, h, dx, dy } of ground?.pieces ?? []) {
    const part = cut(
      { ...(ground?.sheet ?? back), left: 0, top: 0 },
      { left: x * 2, top: y * 2, width: w * 2, height: h * 2 },
    )
    paste(still, part, dx * 2, dy * 2)
  }
  expect(still.data.equals(back.data)).toBe(true)
})

it('takes less than the whole ground, and a little beyond what is hidden', () => {
  const back = area(SAND)
  const pieces = hiddenBackground(withGoat(back, 32, 16), back)?.pieces ?? []
  expect(pieces).toHaveLength(1)
  expect(pieces[0]).toMatchObject({ dx: 12, dy: 4, w: 28, h: 20 })
})

it('has nothing to add where the still shows all of the ground', () => {
  const back = area(SAND)
  expect(hiddenBackground(cut(back, back), back)).toBeUndefined()
})
