import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from './helpers/engines.ts'
import { blobsIn, exampleBook, incoming } from './helpers/packs.ts'
import { type Service, signedInTeacher, startService, type Visitor } from './helpers/service.ts'

const KEY = 'org.example.morning-words'

/** An EPUB of somebody else, with a film that cannot come along and a licence that allows no changes. */
const foreignEpub = (): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8('<container><rootfiles><rootfile full-path="p.opf"/></rootfiles></container>'),
    'p.opf': strToU8(`<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">urn:fox</dc:identifier><dc:title>The Fox</dc:title>
<dc:language>en</dc:language><dc:creator>A. Writer</dc:creator><dc:rights>https://creativecommons.org/licenses/by-nd/4.0/</dc:rights></metadata>
<manifest><item id="c1" href="one.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c1"/></spine></package>`),
    'one.xhtml': strToU8(
      '<html xmlns="http://www.w3.org/1999/xhtml"><body><h1>The Fox</h1><p>A fox ran home.</p><video src="x.mp4"/></body></html>',
    ),
  })

describe.each(engines)('a book of another format, brought over HTTP on $name', (engine) => {
  let service: Service
  let teacher: Visitor
  let other: Visitor
  beforeAll(async () => {
    service = await startService(engine)
    teacher = await signedInTeacher(service)
    other = await signedInTeacher(service)
    await teacher.postFile('/api/packs', await exampleBook())
  })
  afterAll(() => service.stop())

  const drafts = async (visitor: Visitor) =>
    (await visitor.get('/api/packs')).json().data.filter(({ state }: { state: string }) => state === 'draft')

  it.each([
    ['epub', 'application/epub+zip'],
    ['bloompub', 'application/octet-stream'],
  ])('(%s) is a draft with its losses and licence, which its owner alone can have', async (as, type) => {
    const file = await teacher.get(`/api/packs/${KEY}/export?as=${as}`)
    expect(file.statusCode).toBe(200)
    const brought = await other.postFile('/api/packs/import', file.rawPayload, type)
    expect(brought.statusCode).toBe(201)
    const { data } = brought.json()
    expect(data).toMatchObject({
      state: 'draft',
      titles: { en: 'Morning Words', id: 'Kata di Pagi Hari' },
      languages: expect.arrayContaining(['en', 'id']),
      licence: 'CC-BY-4.0',
      authors: ['Tim Contoh'],
      pages: 13,
      is_own: true,
      book_id: null,
    })
    expect(data.losses.length).toBeGreaterThan(0)
    for (const { message, place } of data.losses) {
      expect([typeof place, message.en, message.id]).toEqual([
        'string',
        expect.stringMatching(/./),
        expect.stringMatching(/./),
      ])
    }
    expect(await drafts(other)).toContainEqual(data)
    expect(await drafts(teacher)).toEqual([])

    const download = await other.get(`/api/packs/${data.key}/export?as=lumbung`)
    expect([download.statusCode, download.headers['content-type']]).toEqual([200, 'application/zip'])
    const inside = unzipSync(new Uint8Array(download.rawPayload))
    const json = (name: string) => JSON.parse(new TextDecoder().decode(inside[name]))
    expect(json('pack.json')).toMatchObject({ key: data.key, licence: 'CC-BY-4.0' })
    expect(json('book.json').pages).toHaveLength(13)
    expect(Object.keys(inside).some((name) => name.startsWith('media/'))).toBe(true)

    // A draft is on no shelf, in no class, and goes as it came.
    const shelf = (await other.get('/api/books')).json().data
    expect(shelf.map(({ key }: { key: string }) => key)).not.toContain(data.key)
    expect((await other.delete(`/api/packs/${data.key}`)).statusCode).toBe(200)
    expect(await drafts(other)).toEqual([])
    expect(incoming(service)).toEqual([])
  })

  it('keeps a licence that allows no changes, and names what could not come along', async () => {
    const before = (await blobsIn(service)).length
    const { data } = (await other.postFile('/api/packs/import', foreignEpub(), 'application/epub+zip')).json()
    expect(data).toMatchObject({ title: 'The Fox', licence: 'CC-BY-ND-4.0', authors: ['A. Writer'], languages: ['en'] })
    expect(data.losses.map(({ message }: { message: { en: string } }) => message.en).join(' ')).toMatch(/film|video/i)
    expect(data.faults.length).toBeGreaterThan(0)
    expect((await blobsIn(service)).length).toBe(before + 1)
    expect((await teacher.get(`/api/packs/${data.key}/export`)).statusCode).toBe(404)
    // The same file again takes the place of the first.
    await other.postFile('/api/packs/import', foreignEpub(), 'application/epub+zip')
    expect(await drafts(other)).toHaveLength(1)
  })
})
