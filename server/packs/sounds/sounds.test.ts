import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import effects from '../../../src/content/generated/audio/effects.json' with { type: 'json' }
import { m4a, mp3, opus } from '../../../tests/packs/hostile/media.ts'
import { mp3Ms } from './mp3.ts'
import { mp4Ms } from './mp4.ts'
import { oggMs } from './ogg.ts'
import { opusPacketMs } from './opus.ts'
import { parsedSound } from './sound.ts'
import { webmMs } from './webm.ts'

const FOLDER = join(import.meta.dirname, '../../../public/audio/effect')

it('measures our own sounds as our own list has them, in both formats', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.webm'))
  expect(files.length).toBeGreaterThan(30)
  for (const name of files) {
    const entry: readonly (string | number)[] | undefined = Reflect.get(effects.effects, name.replace('.webm', ''))
    const bytes = readFileSync(join(FOLDER, name))
    const webm = webmMs(bytes)
    const other = mp3Ms(readFileSync(join(FOLDER, name.replace('.webm', '.mp3'))))
    // Encoders add up to two frames before and after.
    expect(Math.abs(webm - other)).toBeLessThan(120)
    // The list has what is heard; up to a quarter of a second of silence follows it in the file.
    const ends = entry ? Number(entry[1]) + Number(entry[2]) : webm
    expect(webm).toBeGreaterThanOrEqual(ends - 10)
    expect(webm).toBeLessThan(ends + 400)
  }
})

it('measures by frames, whatever a header claims', () => {
  expect(oggMs(opus(10))).toBeCloseTo(10_080, 0)
  expect(mp3Ms(mp3(10))).toBeCloseTo(10_008, 0)
  expect(mp4Ms(m4a(10))).toBeCloseTo(10_000, 0)
})

it('knows how long an Opus packet is', () => {
  expect(opusPacketMs(Uint8Array.of(31 << 3))).toBe(20)
  expect(opusPacketMs(Uint8Array.of(16 << 3))).toBe(2.5)
  expect(opusPacketMs(Uint8Array.of((12 << 3) | 1))).toBe(20)
  expect(opusPacketMs(Uint8Array.of((19 << 3) | 3, 6))).toBe(120)
  expect(opusPacketMs(Uint8Array.of((19 << 3) | 3, 7))).toBeUndefined()
  expect(opusPacketMs(new Uint8Array())).toBeUndefined()
})

it('ends on any cut or changed file with a fault, in short time', () => {
  const webm = readFileSync(join(FOLDER, 'tap.webm'))
  const sounds = [
    [webm, webmMs],
    [opus(2), oggMs],
    [mp3(2), mp3Ms],
    [m4a(2), mp4Ms],
  ] as const
  let seed = 1
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  for (const [bytes, parse] of sounds) {
    for (let turn = 0; turn < 400; turn += 1) {
      const broken = Buffer.from(bytes.subarray(0, Math.floor(random() * bytes.length)))
      for (let change = 0; change < 3 && broken.length > 0; change += 1)
        broken[Math.floor(random() * broken.length)] = Math.floor(random() * 256)
      // Never throws, never hangs; what still passes has a duration.
      const result = parsedSound(() => parse(broken))
      expect('fault' in result || result.ms > 0).toBe(true)
    }
  }
})
