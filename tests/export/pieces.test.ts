import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Mp4OutputFormat, Output } from 'mediabunny'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ExportError, type MediaFile } from '../../server/packs/export/exportBook.ts'
import { type Part, pieceOf } from '../../server/packs/export/pieces.ts'
import { parsedSound } from '../../server/packs/sounds/sound.ts'
import { oggMs } from '../../server/packs/sounds/ogg.ts'
import { EXAMPLE } from '../packs/examplePack.ts'
import { openBrowser } from './player.ts'

const WEBM: MediaFile = { bytes: readFileSync(join(EXAMPLE, 'media/en/words.webm')), type: 'audio/webm; codecs=opus' }
const MP3: MediaFile = { bytes: readFileSync(join(EXAMPLE, 'media/en/words.mp3')), type: 'audio/mpeg' }
const PART: Part = { startMs: 2071, ms: 767 }
const HEARD_RATE = 16_000

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
})
afterAll(() => browser?.close())

/** What is heard of a file, as a browser decodes it: samples at 16 kHz. */
async function heard({ bytes }: MediaFile): Promise<number[]> {
  return page.evaluate(
    async ([base64, rate]) => {
      const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(raw.buffer)
      return [...sound.getChannelData(0)]
    },
    [Buffer.from(bytes).toString('base64'), HEARD_RATE] as const,
  )
}

/** How alike two sounds are, −1 … 1, when the second is heard `lag` samples later. */
function likeness(first: readonly number[], second: readonly number[], lag: number): number {
  let both = 0
  let one = 0
  let other = 0
  for (let at = Math.max(0, -lag); at < first.length && at + lag < second.length; at += 1) {
    const a = first[at] ?? 0
    const b = second[at + lag] ?? 0
    both += a * b
    one += a * a
    other += b * b
  }
  return both / Math.sqrt(one * other)
}

/** WebM counts in ms, Ogg in samples: a browser may begin half a ms apart. */
const nearLikeness = (first: readonly number[], second: readonly number[]) =>
  Math.max(...Array.from({ length: 33 }, (_, step) => likeness(first, second, step - 16)))

const sliceOf = (samples: readonly number[], { startMs, ms }: Part) =>
  samples.slice((startMs / 1000) * HEARD_RATE, ((startMs + ms) / 1000) * HEARD_RATE)

describe('a piece of a longer sound', { timeout: 120_000 }, () => {
  it('is cut out of WebM to the sample, as Ogg', async () => {
    const { file, leadMs } = await pieceOf(WEBM, PART)
    expect(file.type).toBe('audio/ogg; codecs=opus')
    expect(leadMs).toBe(0)
    const wanted = sliceOf(await heard(WEBM), PART)
    const got = await heard(file)
    expect(Math.abs(got.length - wanted.length)).toBeLessThan(HEARD_RATE / 100)
    expect(nearLikeness(wanted, got)).toBeGreaterThan(0.99)
  })

  it('is cut out of MP3 by its frames, and says how much comes before', async () => {
    const { file, leadMs } = await pieceOf(MP3, PART)
    expect(file.type).toBe('audio/mpeg')
    expect(leadMs).toBeGreaterThan(0)
    expect(leadMs).toBeLessThan(120)
    const wanted = sliceOf(await heard(MP3), PART)
    const got = await heard(file)
    // Decoders differ by a few hundredths of a second where a file does not say how much its encoder added.
    const lags = Array.from({ length: 121 }, (_, step) => Math.round(((leadMs - 60 + step) / 1000) * HEARD_RATE))
    expect(Math.max(...lags.map((lag) => likeness(wanted, got, lag)))).toBeGreaterThan(0.95)
  })

  it('is the same bytes each time', async () => {
    for (const sound of [WEBM, MP3, { bytes: await aac('in-memory'), type: 'audio/mp4' }]) {
      const [first, second] = [await pieceOf(sound, PART), await pieceOf(sound, PART)]
      expect(Buffer.compare(Buffer.from(first.file.bytes), Buffer.from(second.file.bytes))).toBe(0)
    }
  })

  it('is refused with a sentence where it lies outside, or the sound cannot be read', async () => {
    await expect(pieceOf(WEBM, { startMs: 90_000, ms: 500 })).rejects.toThrow(ExportError)
    await expect(pieceOf(MP3, { startMs: 90_000, ms: 500 })).rejects.toThrow(ExportError)
    const broken = { bytes: WEBM.bytes.subarray(0, 40), type: WEBM.type }
    await expect(pieceOf(broken)).rejects.toThrow('A sound of this book cannot be read.')
  })
})

describe('a whole sound', { timeout: 120_000 }, () => {
  it('goes from WebM to Ogg that our own checker takes', async () => {
    const { file } = await pieceOf(WEBM)
    expect(parsedSound(() => oggMs(Buffer.from(file.bytes)))).not.toHaveProperty('fault')
    const [before, after] = [await heard(WEBM), await heard(file)]
    expect(nearLikeness(before, after)).toBeGreaterThan(0.99)
  })

  it('goes from M4A in fragments to a plain one', async () => {
    const { file } = await pieceOf({ bytes: await aac('fragmented'), type: 'audio/mp4' })
    expect(file.type).toBe('audio/mp4')
    expect(Buffer.from(file.bytes).includes('moof')).toBe(false)
    expect(Buffer.from(file.bytes).includes('stts')).toBe(true)
  })
})

/** Four seconds of AAC, in fragments as a recorder streams them or in one piece. Nobody decodes it. */
async function aac(fastStart: 'fragmented' | 'in-memory'): Promise<Uint8Array> {
  const decoderConfig = {
    codec: 'mp4a.40.2',
    numberOfChannels: 1,
    sampleRate: 44_100,
    description: Uint8Array.of(0x12, 0x08),
  }
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart }), target })
  const source = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(source)
  await output.start()
  const step = 1024 / 44_100
  for (let at = 0; at < 4; at += step)
    await source.add(new EncodedPacket(Uint8Array.of(1, 2, 3, 4), 'key', at, step), { decoderConfig })
  await output.finalize()
  const made = Buffer.from(target.buffer ?? new ArrayBuffer(0))
  if (made.includes('moof') !== (fastStart === 'fragmented')) throw new Error('the sound is not as it was wanted')
  return made
}
