import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkFiles } from '../../server/packs/readPack.ts'
import { writePack } from '../../server/packs/writePack.ts'
import { installedActivities, installedArt, installedBook, type Installing } from '../../src/content/pack/install.ts'
import { packJsonSchemas } from '../../src/content/pack/jsonSchemas.ts'
import { BOOK_IDS } from '../../src/content/books.ts'
import { JSON_FILES } from '../../src/content/pack/index.ts'
import { withManifest } from '../../server/packs/manifest.ts'
import { gatherOurs } from '../../tools/book/ours.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const json = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, 'src/content', path), 'utf8'))

/** A list as `npm run audio` writes it. */
interface SoundList {
  readonly files: readonly string[]
  readonly lines: Readonly<Record<string, readonly [number, number, number, unknown?]>>
}

describe.each(BOOK_IDS)('book %i as a pack', (number) => {
  let files: Map<string, Uint8Array>
  const parsed = (name: string): unknown => JSON.parse(new TextDecoder().decode(files.get(name)))

  beforeAll(async () => {
    files = await withManifest(json(`books/book${number}/pack.json`), await gatherOurs(ROOT, number))
  })

  it('has no faults, and no warnings but of pages that only count', { timeout: 120_000 }, async () => {
    const { faults, warnings } = await checkFiles(files, { isOurs: true })
    expect(faults).toEqual([])
    expect(warnings.filter(({ code }) => code !== 'won-by-touching')).toEqual([])
  })

  it('is refused as somebody else’s', async () => {
    const texts = new Map([...files].filter(([name]) => name.endsWith('.json')))
    const { faults } = await checkFiles(texts)
    expect(faults.map(({ code }) => code)).toContain('key-reserved')
  })

  it('has the same bytes twice', async () => {
    const again = await withManifest(json(`books/book${number}/pack.json`), await gatherOurs(ROOT, number))
    expect(Buffer.compare(writePack(files), writePack(again))).toBe(0)
  })

  it('is the same book again when it is installed under its number', () => {
    // What it hangs in the barn is drawn by the app, and not the pack's.
    const { keepsake: _keepsake, ...book } = json(`books/book${number}/book.json`) as { key: string; keepsake: object }
    const { key } = book
    const installing: Installing = { number, key, languages: ['en', 'id'] }
    expect(installedBook(parsed('book.json'), installing)).toEqual(book)
    expect(installedActivities(parsed('activities.json'), installing)).toEqual(
      json(`books/book${number}/activities.json`),
    )
    expect(installedArt(parsed('art.json'), installing)).toEqual(json(`generated/art/book${number}.json`))
  })

  it('speaks every line of the app with the same part of the same sound', () => {
    const { sounds, lines } = parsed('speech.json') as {
      sounds: string[][]
      lines: Record<string, { sound: number; startMs: number; ms: number; words?: unknown }>
    }
    const lists = [json(`generated/audio/book${number}.json`), json('generated/audio/common.json')] as SoundList[]
    const named = new Set(
      JSON.stringify([json(`books/book${number}/book.json`), json(`books/book${number}/activities.json`)]).match(
        /\/audio\/[\w/-]+\.mp3/g,
      ),
    )
    const spoken = [...named].filter((path) => !/^\/audio\/(effect|ambience|music)\//.test(path))
    expect(spoken.length).toBeGreaterThan(40)
    for (const path of spoken) {
      const list = lists.find((one) => Object.hasOwn(one.lines, path))
      const [file = -1, startMs, ms, words] = list?.lines[path] ?? []
      const name = path.replace(/^\/audio\/(?:books\/book\d\/)?/, 'speech/').replace('.mp3', '')
      const line = lines[name]
      expect({ path, ...line }).toEqual({
        path,
        sound: line?.sound,
        startMs,
        ms,
        ...(words !== undefined && { words }),
      })
      const webm = files.get(sounds[line?.sound ?? -1]?.[0] ?? '') ?? new Uint8Array()
      expect(Buffer.compare(webm, readFileSync(join(ROOT, `public${list?.files[file]}.webm`)))).toBe(0)
    }
  })

  it('is described by the published JSON schemas', async () => {
    const app = Fastify({ bodyLimit: 5_000_000, ajv: { customOptions: { strictTuples: false } } })
    for (const [name, { $id: _id, ...schema }] of packJsonSchemas() as Map<string, { $id?: string }>)
      app.post(`/${name}`, { schema: { body: schema } }, () => 'ok')
    for (const name of JSON_FILES) {
      const post = (payload: string) =>
        app.inject({ method: 'POST', url: `/${name}`, headers: { 'content-type': 'application/json' }, payload })
      const { statusCode, body } = await post(new TextDecoder().decode(files.get(name)))
      expect(`${name} ${statusCode} ${body}`).toBe(`${name} 200 ok`)
      expect((await post('{"pages": 3, "lines": 3, "postActivities": 3}')).statusCode).toBe(400)
    }
    await app.close()
  })
})
