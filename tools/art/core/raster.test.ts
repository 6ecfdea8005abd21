import { expect, it } from 'vitest'
import { gouache, raster, silhouette, straighten } from './raster.ts'
import { circle, doc } from './svg.ts'

it('gives straight alpha: a half clear red stays red and does not darken', () => {
  const pixels = Uint8Array.from([128, 0, 0, 128, 10, 20, 30, 255, 7, 7, 7, 0])
  straighten(pixels)
  expect([...pixels]).toEqual([255, 0, 0, 128, 10, 20, 30, 255, 7, 7, 7, 0])
})

it('draws soft edges in the colour of the thing, not in grey', () => {
  const { data } = raster(doc(circle(10, 10, 8, '#FF0000', { opacity: 0.5 }), { box: [0, 0, 20, 20] }), 1)
  const seen = Array.from({ length: 400 }, (_, i) => [...data.subarray(i * 4, i * 4 + 4)]).filter(
    ([, , , a = 0]) => a > 20,
  )
  expect(seen.length).toBeGreaterThan(150)
  for (const [r = 0, g = 0, b = 0] of seen) expect([r > 240, g < 15, b < 15]).toEqual([true, true, true])
})

it('lays the same grain at every ratio and leaves alpha alone', () => {
  const grey = (size: number, ratio: number) =>
    gouache({ data: Buffer.alloc(size * size * 4, 128), width: size, height: size, ratio })
  const small = grey(8, 1).data,
    large = grey(16, 2).data
  expect(new Set(small).size).toBeGreaterThan(2)
  for (let y = 0; y < 8; y += 1) {
    for (let x = 0; x < 8; x += 1) {
      const pixel = small.subarray((y * 8 + x) * 4, (y * 8 + x) * 4 + 4)
      const same = (y * 2 * 16 + x * 2) * 4
      expect([...pixel]).toEqual([...large.subarray(same, same + 4)])
      expect(pixel[3]).toBe(128)
    }
  }
})

it('makes a silhouette of one colour with the shape of the picture', () => {
  const picture = { data: Buffer.from([1, 2, 3, 200, 4, 5, 6, 0]), width: 2, height: 1 }
  expect([...silhouette(picture, [9, 8, 7]).data]).toEqual([9, 8, 7, 200, 9, 8, 7, 0])
  expect([...picture.data]).toEqual([1, 2, 3, 200, 4, 5, 6, 0])
})
