import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PackFaultCode } from '../../../src/content/pack/index.ts'
import { writePack } from '../../../server/packs/writePack.ts'
import { type Change, EXAMPLE, exampleFiles } from '../examplePack.ts'
import { box, jpegOf, m4a, mp3, opus, png, resizedAvif } from './media.ts'
import { type RawEnd, type RawEntry, rawZip } from './rawZip.ts'

/** A file that must be refused, and why. */
export interface Hostile {
  readonly name: string
  readonly code: PackFaultCode
  readonly make: () => Promise<Uint8Array>
}

const bytesOf = (text: string): Buffer => Buffer.from(text)
const SYMLINK = 0o120777 * 0x1_00_00
const PICTURE = 'media/village.webp'
const SOUND = 'media/en/words.webm'
const example = (name: string): Buffer => readFileSync(join(EXAMPLE, name))
const picture = example(PICTURE)

/** The sound example as entries of a zip that says the truth. */
async function entries(): Promise<RawEntry[]> {
  const files = await exampleFiles()
  return [...files].map(([name, data]) => ({ name, data, isDeflated: name.endsWith('.json') }))
}

/** The example with its zip changed. */
const zip = (
  name: string,
  code: PackFaultCode,
  change: (list: RawEntry[]) => RawEntry[],
  end: RawEnd = {},
): Hostile => ({
  name,
  code,
  make: async () => rawZip(change(await entries()), end),
})

/** The example with more files in it. */
const more = (name: string, code: PackFaultCode, ...added: readonly RawEntry[]): Hostile =>
  zip(name, code, (list) => [...list, ...added])

/** The example with one entry changed. */
const entry = (name: string, code: PackFaultCode, of: string, change: Partial<RawEntry>): Hostile =>
  zip(name, code, (list) => list.map((one) => (one.name === of ? { ...one, ...change } : one)))

/** The example with its whole bytes changed. */
const bytes = (name: string, code: PackFaultCode, change: (whole: Buffer) => Uint8Array): Hostile => ({
  name,
  code,
  make: async () => change(rawZip(await entries())),
})

/** The example with other content and right hashes. */
const content = (name: string, code: PackFaultCode, change: Change): Hostile => ({
  name,
  code,
  make: async () => writePack(await exampleFiles(change)),
})

/** The example with another picture or sound and right hashes. */
const medium = (name: string, code: PackFaultCode, of: string, data: () => Uint8Array): Hostile => ({
  name,
  code,
  make: async () => writePack(await exampleFiles(undefined, { [of]: data() })),
})

/** The example with another JSON file, byte by byte, and right hashes. */
const json = (name: string, code: PackFaultCode, of: string, data: Uint8Array): Hostile => ({
  name,
  code,
  make: async () => {
    const files = await exampleFiles()
    return writePack(new Map([...files, [of, data]]))
  },
})

const extra = (id: number, ...values: readonly bigint[]): Buffer => {
  const data = Buffer.alloc(4 + values.length * 8)
  data.writeUInt16LE(id, 0)
  data.writeUInt16LE(values.length * 8, 2)
  for (const [at, value] of values.entries()) data.writeBigUInt64LE(value, 4 + at * 8)
  return data
}

const named = (name: string | Buffer): RawEntry => ({ name, data: picture })

const NO_ZIPS: readonly Hostile[] = [
  { name: 'an empty file', code: 'not-a-zip', make: async () => Buffer.alloc(0) },
  { name: 'a text', code: 'not-a-zip', make: async () => bytesOf('Once upon a time there was no zip.') },
  {
    name: 'a page of HTML',
    code: 'not-a-zip',
    make: async () => bytesOf('<!doctype html><script>alert(1)</script>'.repeat(9)),
  },
  { name: 'gzip', code: 'not-a-zip', make: async () => gzipSync(bytesOf('a book')) },
  bytes('half a pack', 'not-a-zip', (whole) => whole.subarray(0, whole.length / 2)),
  bytes('a pack without its last byte', 'not-a-zip', (whole) => whole.subarray(0, -1)),
  bytes('a pack larger than 40 MB', 'pack-too-large', (whole) => Buffer.concat([Buffer.alloc(40_000_000), whole])),
]

const NAMES: readonly Hostile[] = [
  more('a way out with ../', 'name-bad', named('../../etc/cron.d/x.webp')),
  more('a way out in the middle', 'name-bad', named('media/../../x.webp')),
  more('an absolute path', 'name-bad', named('/etc/passwd')),
  more('a Windows path', 'name-bad', named('C:\\Windows\\x.webp')),
  more('a way out with backslashes', 'name-bad', named('..\\..\\x.webp')),
  more('a name with a zero in it', 'name-bad', named('media/a.webp\0.exe')),
  more('a name with a turned direction', 'name-bad', named(`media/${String.fromCodePoint(0x202e)}pbew.exe`)),
  more('a name that is no UTF-8', 'name-bad', named(Buffer.from([0x6d, 0xff, 0xfe]))),
  more('a name of 5,000 characters', 'name-bad', named(`media/${'a'.repeat(5000)}.webp`)),
  more('an empty name', 'name-bad', named('')),
  more('a folder', 'name-bad', { name: 'media/', data: Buffer.alloc(0) }),
  more('a hidden file', 'name-bad', named('media/.htaccess')),
  more('the same name twice', 'name-twice', named(PICTURE)),
  more('names that differ in capitals', 'name-twice', named('MEDIA/VILLAGE.WEBP')),
  more(
    'names that differ in how an accent is written',
    'name-twice',
    named('media/caf\u00e9.webp'),
    named('media/cafe\u0301.webp'),
  ),
  more('a script', 'name-foreign', { name: 'media/run.js', data: bytesOf('alert(1)') }),
  more('an SVG', 'name-foreign', { name: 'media/x.svg', data: bytesOf('<svg onload="alert(1)"/>') }),
  more('a program beside the JSON files', 'name-foreign', { name: 'setup.exe', data: bytesOf('MZ') }),
]

const ZIPS: readonly Hostile[] = [
  more('a link', 'zip-link', { name: 'media/link.webp', data: bytesOf('/etc/passwd'), external: SYMLINK }),
  more(
    'two links to each other',
    'zip-link',
    { name: 'media/a.webp', data: bytesOf('b.webp'), external: SYMLINK },
    { name: 'media/b.webp', data: bytesOf('a.webp'), external: SYMLINK },
  ),
  more('a device', 'zip-link', { name: 'media/tty.webp', data: Buffer.alloc(0), external: 0o020666 * 0x1_00_00 }),
  entry('an encrypted picture', 'zip-encrypted', PICTURE, { flags: 1 }),
  entry('strong encryption', 'zip-encrypted', PICTURE, { flags: 0x41 }),
  entry('an unknown compression', 'zip-method', PICTURE, { method: 12 }),
  entry('a compressed picture', 'zip-form', PICTURE, { isDeflated: true }),
  entry('sizes after the data', 'zip-form', 'book.json', { flags: 8 }),
  entry('an extra field', 'zip-form', PICTURE, { extra: extra(0x7075, 1n) }),
  entry('zip64 sizes that lie', 'zip-form', PICTURE, { extra: extra(1, 5n, 5n), size: 0xffffffff, packed: 0xffffffff }),
  entry('a zip64 size of 8 exabytes', 'file-too-large', PICTURE, { extra: extra(1, 2n ** 52n), size: 0xffffffff }),
  zip('a zip64 end', 'zip-form', (list) => list, {
    locator: Buffer.concat([bytesOf('PK\u0006\u0007'), Buffer.alloc(16)]),
  }),
  entry('a comment on a file', 'zip-form', PICTURE, { comment: 'hello' }),
  zip('a comment on the whole', 'zip-gap', (list) => list, { comment: 'PK' }),
  zip('bytes behind', 'zip-gap', (list) => list, { after: bytesOf('<script>alert(1)</script>') }),
  zip('a program before', 'zip-gap', (list) => list, { before: bytesOf('MZ this program cannot be run in DOS mode') }),
  entry('bytes between two files', 'zip-gap', 'book.json', { gap: 100 }),
  entry('another name in the local header', 'zip-two-stories', PICTURE, {
    local: { name: bytesOf('media/villain.webp') },
  }),
  entry('another size in the local header', 'zip-two-stories', PICTURE, { local: { size: 3 } }),
  entry('another method in the local header', 'zip-two-stories', 'book.json', { local: { method: 0 } }),
  entry('another checksum in the local header', 'zip-two-stories', 'book.json', { local: { crc: 1 } }),
  zip('a file that lies over all others', 'zip-overlap', (list) => [
    ...list,
    { ...named('media/x.webp'), isGhost: true, at: 0 },
  ]),
  zip('more files than are there', 'zip-damaged', (list) => list, { count: 900 }),
  zip('fewer files than are there', 'zip-gap', (list) => list, { count: 2 }),
  zip('a directory elsewhere', 'zip-gap', (list) => list, { start: 7 }),
  entry('a local header outside of the file', 'zip-two-stories', PICTURE, { at: 0x7fff_ffff }),
  entry('a checksum that is wrong in both headers', 'zip-damaged', 'book.json', { crc: 1 }),
  entry('JSON that unpacks to more than is said', 'zip-damaged', 'book.json', { size: 50 }),
  entry('JSON that unpacks to less than is said', 'zip-damaged', 'book.json', { size: 20_000 }),
  entry('what is no deflate', 'zip-damaged', 'book.json', { method: 8, isDeflated: false }),
  zip('1,001 files', 'too-many-files', (list) => [
    ...list,
    ...Array.from({ length: 1001 }, (_, n) => named(`media/${n}.webp`)),
  ]),
  entry('a bomb of 1.9 MB in 2 kB', 'file-swells', 'book.json', { data: Buffer.alloc(1_900_000, ' ') }),
  entry('a bomb of 2 GB by its size', 'file-too-large', 'book.json', { size: 2_000_000_000 }),
  more(
    'files of 60 MB together',
    'pack-too-large',
    ...[1, 2, 3, 4].map((n) => ({ name: `media/${n}.mp3`, data: picture, size: 15_000_000 })),
  ),
]

const MEDIA: readonly Hostile[] = [
  medium('an SVG that is called WebP', 'media-kind', PICTURE, () =>
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ),
  medium('HTML that is called WebP', 'media-kind', PICTURE, () => bytesOf('<!doctype html><script>alert(1)</script>')),
  medium('a GIF that is a script', 'media-kind', PICTURE, () => bytesOf('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)')),
  medium('twelve bytes of WebP and HTML', 'picture-broken', PICTURE, () =>
    Buffer.from('RIFF\x20\0\0\0WEBPVP8 <script>alert(1)</script>', 'latin1'),
  ),
  medium('a script behind a WebP', 'media-extra', PICTURE, () =>
    Buffer.concat([picture, bytesOf('<script>alert(1)</script>')]),
  ),
  medium('a zip behind a PNG', 'media-extra', 'media/x.png', () => Buffer.concat([png(8, 8), rawZip([named('a')])])),
  medium('a PNG that is called WebP', 'file-type', PICTURE, () => png(8, 8)),
  medium('a PNG of 100 megapixels', 'picture-too-large', 'media/x.png', () => png(10_000, 10_000)),
  medium('a JPEG of 99 megapixels by its header', 'picture-too-large', 'media/x.jpg', () => jpegOf(9999, 9999)),
  medium('an AVIF of 16 megapixels', 'picture-too-large', 'media/x.avif', () => resizedAvif(4000, 4000)),
  medium('an AVIF that says that it is larger than it is', 'picture-broken', 'media/x.avif', () =>
    resizedAvif(2000, 1500),
  ),
  medium('half a WebP', 'picture-broken', PICTURE, () => picture.subarray(0, picture.length / 2)),
  medium('half an AVIF', 'picture-broken', 'media/x.avif', () => {
    const whole = readFileSync(join(EXAMPLE, '../../../public/img/books/book1/page-01.avif'))
    return whole.subarray(0, whole.length / 2)
  }),
  medium('a PNG with a broken checksum', 'picture-broken', 'media/x.png', () => {
    const broken = png(64, 64)
    broken.fill(0xaa, 45, 52)
    return broken
  }),
  medium('a sound of three hours in Ogg', 'sound-too-long', 'media/x.ogg', () => opus(3 * 3600)),
  medium('a sound of an hour in MP3', 'sound-too-long', 'media/x.mp3', () => mp3(3600)),
  medium('a sound of three hours in M4A', 'sound-too-long', 'media/x.m4a', () => m4a(3 * 3600)),
  medium('a zip behind an MP3', 'media-extra', 'media/x.mp3', () => Buffer.concat([mp3(2), rawZip([named('a')])])),
  medium('a script behind an Ogg', 'media-extra', 'media/x.ogg', () => Buffer.concat([opus(2), bytesOf('<script>')])),
  medium('something in an M4A besides its samples', 'media-extra', 'media/x.m4a', () => m4a(2, { extra: 9000 })),
  medium('a film that is called M4A', 'sound-codec', 'media/x.m4a', () => m4a(2, { handler: 'vide' })),
  medium('another codec in M4A', 'sound-codec', 'media/x.m4a', () => m4a(2, { format: 'alac' })),
  medium('a fragmented M4A', 'sound-codec', 'media/x.m4a', () =>
    Buffer.concat([box('ftyp', Buffer.from('M4A \0\0\0\0M4A ')), box('moof', Buffer.alloc(8))]),
  ),
  medium('a WebM with a film in it', 'sound-codec', SOUND, () =>
    Buffer.from(example(SOUND).toString('latin1').replace('\x83\x81\x02', '\x83\x81\x01'), 'latin1'),
  ),
  medium('half a WebM', 'sound-broken', SOUND, () => example(SOUND).subarray(0, 9000)),
]

const CONTENT: readonly Hostile[] = [
  json('JSON that is none', 'json-broken', 'book.json', bytesOf('{ "title": ')),
  json('JSON that is no UTF-8', 'json-broken', 'book.json', Buffer.from([0x7b, 0xff, 0x7d])),
  json('JSON with a byte order mark', 'json-broken', 'book.json', Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d])),
  entry('100,000 lists in one another', 'json-deep', 'book.json', {
    data: bytesOf('['.repeat(100_000) + ']'.repeat(100_000)),
    isDeflated: false,
  }),
  json('a list where a book should be', 'field-type', 'book.json', bytesOf('[]')),
  json('an empty pack.json', 'format-unknown', 'pack.json', bytesOf('{}')),
  json('a book that was changed after it was packed', 'file-changed', 'book.json', bytesOf('{"title":{"en":"Other"}}')),
  json('a field that is a trap', 'json-name', 'book.json', bytesOf('{"__proto__":{"isAdmin":true}}')),
  zip('no book', 'file-missing', (list) => list.filter(({ name }) => name !== 'book.json')),
  zip('a picture that is listed and not there', 'file-missing', (list) => list.filter(({ name }) => name !== PICTURE)),
  more('a picture that is there and not listed', 'file-unlisted', named('media/more.webp')),
  content('a newer format', 'format-newer', ({ set }) => set('pack.version', 9)),
  content('a key of ours', 'key-reserved', ({ set }) => set('pack.key', 'lumbung.alphabet')),
  content('an unknown kind', 'kind-unknown', ({ set }) => set('book.pages.4.interactionType', 'shooting')),
  content('a newer kind', 'kind-newer', ({ set }) =>
    set('pack.kinds', ['tapping@9', 'dragDropWord@1', 'drag-and-drop@1']),
  ),
  content('markup in a title', 'text-markup', ({ set }) => set('book.title.en', '<img src=x onerror=alert(1)>')),
  content('a turned title', 'text-turned', ({ set }) =>
    set('book.title.en', `book${String.fromCodePoint(0x202e)}cod.exe`),
  ),
  content('control characters in a name', 'text-unseen', ({ set }) => set('pack.authors', [{ name: 'Bu\u0007Ratna' }])),
  content('a text of 1.5 MB', 'text-too-long', ({ set }) =>
    // Not all the same, or it would be refused as a bomb.
    set(
      'book.blurb.en',
      Array.from({ length: 300_000 }, (_, n) => String.fromCodePoint(97 + ((n * n) % 26)) + (n % 1000)).join(' '),
    ),
  ),
  content('a text of 5 MB', 'file-too-large', ({ set }) => set('book.blurb.en', 'a'.repeat(5_000_000))),
  content('a declared language that is missing', 'language-missing', ({ drop }) => drop('book.pages.1.content-in')),
  content('ids with a path in them', 'id-bad', ({ set }) => set('book.pages.1.id', '../p01')),
  content('ids that are there twice', 'id-twice', ({ set }) => set('book.pages.2.id', 'p01')),
  content('a picture that is not there', 'media-missing', ({ set }) => set('book.pages.1.image', 'media/nothing.webp')),
  content('a spoken line that is not there', 'speech-missing', ({ set }) =>
    set('book.pages.1.audio.id', 'speech/nothing'),
  ),
  content('an address on the internet', 'path-outside', ({ set }) =>
    set('book.pages.1.image', 'https://example.org/a.webp'),
  ),
  content('an address that is a script', 'path-outside', ({ set }) => set('book.pages.1.link', 'javascript:alert(1)')),
  content('a file of the computer', 'path-outside', ({ set }) => set('book.pages.1.image', 'file:///etc/passwd')),
  content('a sound that is cut out of its own line', 'media-role', ({ set, get }) => {
    const [line = ''] = Object.keys(Object(get('speech.lines')))
    set('speech.sounds.0', [line])
  }),
  content('an activity that asks for a picture which is not there', 'media-missing', ({ set }) =>
    set('activities.postActivities.0.image', 'media/nothing.webp'),
  ),
  content('a sound in a list that names a line', 'speech-sound', ({ set }) =>
    set('speech.lines', (lines: Record<string, object>) => {
      const [first = ''] = Object.keys(lines)
      return { ...lines, [first]: { ...lines[first], sound: 99 } }
    }),
  ),
  content('no licence that we know', 'licence-unknown', ({ set }) => set('pack.licence', 'WTFPL')),
  content('an area of a million pictures', 'field-range', ({ set }) => set('book.pages.4.tapAreas.0.width', 1e9)),
]

/** Files that nobody should take in. Each breaks one thing of a sound pack; the code says which fault must be among those found. */
export const HOSTILE: readonly Hostile[] = [...NO_ZIPS, ...NAMES, ...ZIPS, ...MEDIA, ...CONTENT]
