import { expect, it } from 'vitest'
import { wavOf } from './wav.ts'

it('writes samples as 16-bit PCM, and clips those beyond', () => {
  const wav = wavOf(Float32Array.of(0, 0.5, -0.5, 1, -1, 3, -3), 24_000)
  expect(wav.length).toBe(44 + 14)
  expect(Array.from({ length: 7 }, (_, index) => wav.readInt16LE(44 + index * 2))).toEqual([
    0, 16_384, -16_383, 32_767, -32_767, 32_767, -32_767,
  ])
  expect([wav.readUInt32LE(4), wav.readUInt32LE(28), wav.readUInt16LE(32)]).toEqual([50, 48_000, 2])
})

it('writes no samples as an empty sound', () => {
  expect(wavOf(new Float32Array(), 24_000).readUInt32LE(40)).toBe(0)
})
