import { expect, it } from 'vitest'
import { makeBare } from './webm.ts'

const bytes = (...parts: (number | number[])[]) => new Uint8Array(parts.flat())
const HEAD = [0x1a, 0x45, 0xdf, 0xa3, 0x82, 1, 2]
const VOID = [0xec, 0x83, 0, 0, 0]
const INFO = [0x15, 0x49, 0xa9, 0x66, 0x81, 7]
const TRACKS = [0x16, 0x54, 0xae, 0x6b, 0x40, 2, 8, 9]
const TAGS = [0x12, 0x54, 0xc3, 0x67, 0x82, 5, 5]
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75, 0x20, 0, 3, 1, 2, 3]
const CUES = [0x1c, 0x53, 0xbb, 0x6b, 0x81, 4]
const SEGMENT = [0x18, 0x53, 0x80, 0x67]
const inside = [VOID, INFO, TRACKS, TAGS, CLUSTER, CUES].flat()

it('leaves the sound and what says how to read it, and nothing else', () => {
  const file = bytes(HEAD, SEGMENT, [1, 0, 0, 0, 0, 0, 0, inside.length], inside)
  const bare = bytes(HEAD, SEGMENT, [0x10, 0, 0, INFO.length + TRACKS.length + CLUSTER.length], INFO, TRACKS, CLUSTER)
  expect([...makeBare(file)]).toEqual([...bare])
  expect([...makeBare(bare)]).toEqual([...bare])
})

it('refuses what is no whole WebM file', () => {
  const whole = bytes(HEAD, SEGMENT, [0x80 + INFO.length], INFO)
  expect(() => makeBare(whole.subarray(0, -1))).toThrow('not the whole')
  expect(() => makeBare(bytes(HEAD, SEGMENT, [1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], INFO))).toThrow(
    'not the whole',
  )
  expect(() => makeBare(new TextEncoder().encode('ID3 and so on'))).toThrow('no WebM')
  expect(() => makeBare(new Uint8Array())).toThrow('no WebM')
})
