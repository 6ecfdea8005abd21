import { expect, it } from 'vitest'
import { type Kokoro, remembering, SPEECH_RATE } from './kokoro.ts'
import { say } from './say.ts'

const lexicon = { english: new Map([['cloud', 'klˈWd']]), indonesian: new Map<string, string>() }

/** Sounds each character as 50 ms of a tone after 100 ms of silence, 84 ms earlier than its durations say, as the model does. */
function fakeKokoro(said: string[]): Kokoro {
  return {
    voices: ['tone'],
    sound(ipa) {
      said.push(ipa)
      const samples = new Float32Array(Math.round(((184 + ipa.length * 50) * SPEECH_RATE) / 1000))
      const first = Math.round((100 * SPEECH_RATE) / 1000)
      const spoken = Math.round((ipa.replace(/[.!?]$/, '').length * 50 * SPEECH_RATE) / 1000)
      for (let i = 0; i < spoken; i++) samples[first + i] = 0.5 * Math.cos(i / 5)
      return Promise.resolve({ samples, leadMs: 184, unitMs: Array.from({ length: ipa.length }, () => 50) })
    },
    close: () => Promise.resolve(),
  }
}

const speak = (text: string, said: string[] = []) =>
  say({ kokoro: fakeKokoro(said), lexicon }, text, 'id', { voice: { tone: 1 }, speed: 1 })

it('tells for each written word when it is heard', async () => {
  const { words, samples } = await speak('Ibu, batu.')
  // ˈibu is 4 characters, the comma and the space 2, bˈatu 5.
  expect(words).toEqual([
    { word: 'Ibu', startMs: 100, endMs: 400 },
    { word: 'batu', startMs: 400, endMs: 650 },
  ])
  expect((samples.length * 1000) / SPEECH_RATE).toBeCloseTo(100 + 550 + 300, -1)
})

it('lights a word that begins with a hiss as soon as it is heard', async () => {
  const { words } = await speak('Ibu, satu.')
  expect(words[1]).toEqual({ word: 'satu', startMs: 380, endMs: 650 })
  expect(words[0]?.endMs).toBe(380)
})

it('pauses between sentences, and less before "she says" after a quotation', async () => {
  const [, second] = (await speak('Ibu. Ibu.')).words
  const [, attribution] = (await speak('“Ibu!” kata.')).words
  expect(second?.startMs).toBe(100 + 200 + 480)
  expect(attribution?.startMs).toBe(100 + 200 + 280)
})

it('ends each sentence with a mark, so that the voice falls', async () => {
  const said: string[] = []
  await speak('Ibu? Ibu', said)
  expect(said).toEqual(['ˈibu?', 'ˈibu.'])
})

it('speaks each sentence in its own manner, and the words after it are as much later as it is longer', async () => {
  const said: string[] = []
  const voice = { tone: 1 }
  const longer = { voice, speed: 1, respell: (ipa: string) => `${ipa}hh` }
  const manners = (place: number) => (place === 0 ? longer : { voice, speed: 1 })
  const plain = await speak('Ibu. Batu.')
  const { words } = await say({ kokoro: fakeKokoro(said), lexicon }, 'Ibu. Batu.', 'id', manners)
  expect(said).toEqual(['ˈibuhh.', 'bˈatu.'])
  expect(words[0]).toEqual({ word: 'Ibu', startMs: 100, endMs: 400 })
  expect(words[1]?.startMs).toBe((plain.words[1]?.startMs ?? 0) + 100)
})

it('sounds a sentence once while it is remembered', async () => {
  const said: string[] = []
  const kokoro = remembering(fakeKokoro(said), 2)
  const manner = { voice: { tone: 1 }, speed: 1 }
  for (const text of ['Ibu.', 'Batu.', 'Ibu.', 'Satu.', 'Ibu.']) await say({ kokoro, lexicon }, text, 'id', manner)
  expect(said).toEqual(['ˈibu.', 'bˈatu.', 'sˈatu.'])
  await say({ kokoro, lexicon }, 'Batu.', 'id', manner)
  expect(said).toHaveLength(4)
})

it('divides a sentence that is too long for the model, after a comma where it can', async () => {
  const said: string[] = []
  const long = `${'ibu '.repeat(60).trim()}, ${'satu '.repeat(70).trim()}.`
  const { words } = await speak(long, said)
  expect(words).toHaveLength(130)
  expect(said[0]).toMatch(/ˈibu\.$/)
  for (const ipa of said) expect(ipa.length).toBeLessThan(450)
  for (const [i, { startMs }] of words.entries()) expect(startMs).toBeGreaterThanOrEqual(words[i - 1]?.startMs ?? 0)
})
