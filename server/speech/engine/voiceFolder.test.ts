import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { openEngine, VoiceFilesError } from './index.ts'

let folder: string

/** A runtime that sounds a second of silence-free tone and tells 2 frames for each token. */
const RUNTIME = `
exports.Tensor = class { constructor(type, data, dims) { this.data = data; this.dims = dims } }
exports.InferenceSession = {
  create: async () => ({
    outputNames: ['wave', '/encoder/Clip_output_0'],
    run: async ({ tokens }) => ({
      wave: { data: Float32Array.from({ length: 24000 }, (_, i) => Math.sin(i / 4)) },
      '/encoder/Clip_output_0': { data: new Float32Array(tokens.data.length).fill(2) },
    }),
    release: async () => {},
  }),
}`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voice-'))
  const vocab = Object.fromEntries(Array.from('abdeiklmnopstu.,ˈə ', (character, i) => [character, i + 1]))
  const names = ['jf_gongitsune', 'jm_kumo']
  writeFileSync(join(folder, 'voices.json'), JSON.stringify({ rate: 24_000, names, rows: 20, width: 4, vocab }))
  writeFileSync(join(folder, 'voices.bin'), new Uint8Array(names.length * 20 * 4 * 4))
  writeFileSync(join(folder, 'english.json'), JSON.stringify({ idea: 'ˈidiə', live: { DEFAULT: 'lˈiv', ADJ: 'lˈav' } }))
  writeFileSync(join(folder, 'indonesian.tsv'), 'teko\tt e k o\n')
  writeFileSync(join(folder, 'model.onnx'), '')
  const runtime = join(folder, 'node_modules/onnxruntime-node')
  mkdirSync(runtime, { recursive: true })
  writeFileSync(join(runtime, 'index.js'), RUNTIME)
})

it('speaks with the files of a voice folder', async () => {
  const engine = await openEngine(folder)
  const { samples, words, guessed } = await engine.speak('Dia tidak ada.', 'id')
  expect(words.map(({ word }) => word)).toEqual(['Dia', 'tidak', 'ada'])
  expect(samples.length).toBeGreaterThan(24_000)
  expect(guessed).toEqual([])
  await engine.close()
})

it.each(['voices.json', 'voices.bin', 'english.json', 'node_modules/onnxruntime-node/index.js'])(
  'names a damaged %s and what to do',
  async (name) => {
    writeFileSync(join(folder, name), '{')
    const opened = openEngine(folder)
    await expect(opened).rejects.toThrow(VoiceFilesError)
    await expect(opened).rejects.toThrow(/npm run voice -- install/)
    await expect(opened).rejects.toThrow(name.split('/index')[0])
  },
)

it('names a folder that is not there', async () => {
  await expect(openEngine(join(folder, 'nowhere'))).rejects.toThrow(VoiceFilesError)
})

it.each([
  ['', 'empty'],
  ['… !', 'empty'],
  ['ada 😀', 'letters'],
  ['a'.repeat(10_000), 'too-long'],
])('refuses %j with a reason', async (text, code) => {
  const engine = await openEngine(folder)
  await expect(engine.speak(text, 'id')).rejects.toMatchObject({ name: 'UnspeakableError', code })
})

it('refuses a language that has no voice', async () => {
  const engine = await openEngine(folder)
  // @ts-expect-error Callers may be untyped.
  await expect(engine.speak('ada', 'fr')).rejects.toMatchObject({ code: 'language' })
})
