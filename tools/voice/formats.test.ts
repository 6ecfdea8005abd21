import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { appendedOutput, floatArray } from './formats.ts'
import { tarFiles } from './tar.ts'
import { npyOf, tarOf, zipOf } from './testArchives.ts'
import { zipFiles } from './zip.ts'

const LONG = `package/${'long/'.repeat(30)}file.js`
const FILES = { 'a.txt': 'one', 'folder/b.txt': 'two '.repeat(1000), 'ü.bin': Buffer.alloc(700, 1), empty: '' }

describe('zip', () => {
  it('reads stored and deflated files', () => {
    const files = zipFiles(zipOf(FILES))
    expect([...files.keys()]).toEqual(Object.keys(FILES))
    for (const [path, content] of Object.entries(FILES)) expect(files.get(path)?.()).toEqual(Buffer.from(content))
  })

  it('finds a byte that has changed, and refuses what is no archive', () => {
    const zip = zipOf({ 'a.txt': 'unchanged' })
    zip[zip.indexOf('unchanged')] = 0x55
    expect(() => zipFiles(zip).get('a.txt')?.()).toThrow('a.txt is damaged')
    expect(() => zipFiles(Buffer.from('<html>not found</html>'))).toThrow('no zip archive')
    expect(() => zipFiles(zipOf(FILES).subarray(0, -30))).toThrow('no zip archive')
  })
})

describe('tar', () => {
  const read = async (bytes: Buffer, isWanted = (_path: string) => true, piece = 300) => {
    const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
      bytes.subarray(index * piece, (index + 1) * piece),
    )
    const found: Record<string, string> = {}
    for await (const file of tarFiles(Readable.from(pieces), isWanted)) found[file.path] = file.bytes.toString('latin1')
    return found
  }

  it.each([300, 512, 100_000])('reads files and long paths out of pieces of %i bytes', async (piece) => {
    const files = { 'package/a.txt': 'one', [LONG]: 'two '.repeat(500), 'package/empty': '', 'package/z': 'last' }
    expect(await read(tarOf(files), undefined, piece)).toEqual(files)
  })

  it('passes over what is not wanted, its long path too', async () => {
    const files = { 'package/a.txt': 'one', [LONG]: 'two', 'package/z': 'last' }
    expect(await read(tarOf(files), (path) => path.endsWith('z'))).toEqual({ 'package/z': 'last' })
  })

  it('refuses an archive that ends too early', async () => {
    await expect(read(tarOf({ 'a.txt': 'x'.repeat(2000) }).subarray(0, 1500))).rejects.toThrow('ends too early')
    await expect(read(Buffer.alloc(600, 'x'))).rejects.toThrow('damaged')
  })
})

describe('numpy', () => {
  it('reads float32 as it is', () => {
    const { shape, bytes } = floatArray(npyOf([0.5, -1, 2, 3], 2, 2))
    expect(shape).toEqual([2, 1, 2])
    expect([0, 4, 8, 12].map((at) => bytes.readFloatLE(at))).toEqual([0.5, -1, 2, 3])
  })

  it.each([
    ['too few numbers', npyOf([1], 2, 2)],
    ['doubles', Buffer.from(npyOf([1], 1, 1).toString('latin1').replace('<f4', '<f8'), 'latin1')],
    ['columns first', Buffer.from(npyOf([1], 1, 1).toString('latin1').replace('False', 'True '), 'latin1')],
    ['something else', Buffer.from('not at all')],
  ])('refuses %s', (_, npy) => {
    expect(() => floatArray(npy)).toThrow('no array of float32')
  })
})

it('writes an output as protobuf has it: graph { output { name, type { tensor_type { elem_type } } } }', () => {
  // Field 7 of 14 bytes, in it field 12 of 12: field 1 of 4 ("/dur"), field 2 of 4, in it field 1 of 2, in it field 1: 1.
  expect([...appendedOutput('/dur')]).toEqual([
    0x3a,
    14,
    0x62,
    12,
    0x0a,
    4,
    ...Buffer.from('/dur'),
    0x12,
    4,
    0x0a,
    2,
    0x08,
    1,
  ])
  // Lengths above 127 take two bytes.
  expect([...appendedOutput('n'.repeat(200))].slice(0, 5)).toEqual([0x3a, 0xd4, 0x01, 0x62, 0xd1])
})
