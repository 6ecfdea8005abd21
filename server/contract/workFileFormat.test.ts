import { describe, expect, it } from 'vitest'
import { WORK_FILE_BYTES, type WorkFileFault, type WorkKeys, type WorkRecord } from './workFile.ts'
import {
  openPack,
  openSection,
  readWorkFile,
  sealPack,
  type SealedSection,
  sealSection,
  WorkFileError,
  writeWorkFile,
} from './workFileFormat.ts'

const NOW = new Date('2026-11-23T08:00:00.000Z')
const KEYS: WorkKeys = { class_id: 'class-1b', secrets: [{ id: 'present', secret: 'rice in the barn' }] }
const RECORDS: readonly WorkRecord[] = [
  {
    learner: 'adit',
    save: { id: 'tablet.1', method: 'patch', path: '/api/progress/update-page', body: { book_id: 1, page_number: 3 } },
  },
  { learner: 'sari', event: { id: 'e1', type: 'session.start', name: 'Ñandú 小' } },
]

/** Repeatable bytes. */
function bytesFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 16
  }
  return (count: number) => Uint8Array.from({ length: count }, () => next() & 0xff)
}

const random = bytesFrom(7)

function section(
  change: { keys?: WorkKeys; now?: Date; id?: string; records?: readonly WorkRecord[] } = {},
): SealedSection {
  const { keys = KEYS, now = NOW, id = 'section-1', records = RECORDS } = change
  return sealSection(records, { keys, id, device: 'tablet', now, random })
}

/** All of a file, opened. */
function recordsIn(file: Uint8Array, keys = KEYS, now: Date | undefined = NOW): WorkRecord[] {
  return readWorkFile(file, keys, now).sections.flatMap((one) => openSection(one, keys))
}

function faultOf(file: Uint8Array, keys = KEYS, now: Date | undefined = NOW): WorkFileFault | 'none' {
  try {
    recordsIn(file, keys, now)
    return 'none'
  } catch (error) {
    if (error instanceof WorkFileError) return error.fault
    throw error
  }
}

const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

describe('a work file', () => {
  const file = writeWorkFile({ sections: [section(), section({ id: 'section-2' })] }, KEYS, NOW)

  it('gives back what was put into it, section by section', () => {
    expect(recordsIn(file)).toEqual([...RECORDS, ...RECORDS])
    const { sections } = readWorkFile(file, KEYS, NOW)
    expect(sections.map(({ head }) => [head.id, head.device, head.records])).toEqual([
      ['section-1', 'tablet', 2],
      ['section-2', 'tablet', 2],
    ])
  })

  it('shows no record, name or secret to others', () => {
    const text = new TextDecoder('latin1').decode(file)
    for (const word of ['adit', 'sari', 'update-page', 'session.start', 'rice']) expect(text).not.toContain(word)
  })

  it('is carried on in another file as it is', () => {
    const { sections } = readWorkFile(file, KEYS, NOW)
    const next = writeWorkFile({ sections: [...sections, section({ id: 'section-3' })] }, KEYS, daysLater(3))
    expect(recordsIn(next, KEYS, daysLater(3))).toHaveLength(6)
  })

  it('is refused when it is cut, at every length', () => {
    for (let length = 1; length < file.length; length += 1)
      expect([length, faultOf(file.slice(0, length))]).toEqual([length, 'cut'])
    expect(faultOf(new Uint8Array())).toBe('foreign')
  })

  it('is refused when one byte is different, at every place', () => {
    for (let place = 0; place < file.length; place += 1)
      for (const flip of [0x01, 0x80, 0xff]) {
        const changed = file.slice()
        changed[place] = (file[place] ?? 0) ^ flip
        expect([place, flip, faultOf(changed)]).not.toEqual([place, flip, 'none'])
      }
  })

  it('is refused when something is put into it or after it', () => {
    for (let place = 0; place <= file.length; place += 1) {
      const changed = new Uint8Array([...file.slice(0, place), 0x20, ...file.slice(place)])
      expect([place, faultOf(changed)]).not.toEqual([place, 'none'])
    }
    expect(faultOf(new Uint8Array([...file, 0]))).toBe('altered')
  })

  it('is refused when its sections change places, or one is exchanged for another of its size', () => {
    const [one, two] = readWorkFile(file, KEYS, NOW).sections
    if (!one || !two) throw new Error('the file has two sections')
    const head = file.length - one.sealed.length - two.sealed.length
    expect(faultOf(new Uint8Array([...file.slice(0, head), ...two.sealed, ...one.sealed]))).toBe('altered')
    expect(faultOf(writeWorkFile({ sections: [{ head: one.head, sealed: two.sealed }] }, KEYS, NOW))).toBe('altered')
  })

  it('is refused when it belongs to another class, or its secret is unknown or another one of the same name', () => {
    expect(faultOf(file, { ...KEYS, class_id: 'class-2a' })).toBe('class')
    expect(faultOf(file, { ...KEYS, secrets: [{ id: 'other', secret: 'rice in the barn' }] })).toBe('secret')
    expect(faultOf(file, { ...KEYS, secrets: [{ id: 'present', secret: 'another' }] })).toBe('altered')
  })

  it('opens with a secret that has ended, beside the present one', () => {
    const renewed = { ...KEYS, secrets: [{ id: 'new', secret: 'seedlings' }, ...KEYS.secrets] }
    expect(recordsIn(file, renewed)).toHaveLength(4)
    const next = writeWorkFile(readWorkFile(file, renewed, NOW), renewed, NOW)
    expect(recordsIn(next, renewed)).toHaveLength(4)
    expect(faultOf(next, KEYS)).toBe('secret')
  })

  it('is taken for 90 days; a section that is older is left out', () => {
    expect(faultOf(file, KEYS, daysLater(90))).toBe('none')
    expect(faultOf(file, KEYS, daysLater(91))).toBe('old')
    expect(faultOf(file, KEYS, undefined)).toBe('none')
    const mixed = writeWorkFile(
      { sections: [section(), section({ id: 'young', now: daysLater(50) })] },
      KEYS,
      daysLater(60),
    )
    const { sections, tooOld } = readWorkFile(mixed, KEYS, daysLater(100))
    expect([sections.map(({ head }) => head.id), tooOld]).toEqual([['young'], 1])
  })

  it('of a newer format, of something else, or too large is refused as such', () => {
    const newer = file.slice()
    newer[12] = 3
    expect(faultOf(newer)).toBe('newer')
    expect(faultOf(new TextEncoder().encode('PK\u0003\u0004 another file of some length'))).toBe('foreign')
    expect(faultOf(new Uint8Array(WORK_FILE_BYTES + 1))).toBe('large')
  })

  it('of any bytes is refused, never an error of another kind', () => {
    const made = bytesFrom(11)
    for (let turn = 0; turn < 500; turn += 1) {
      const tail = made(turn)
      expect(faultOf(tail)).not.toBe('none')
      expect(faultOf(new Uint8Array([...file.slice(0, 13 + (turn % 5)), ...tail]))).not.toBe('none')
    }
  })
})

describe('a work file with books', () => {
  const book = bytesFrom(3)(5000)
  const said = { key: 'org.example.kancil', revision: 2, titles: { en: 'Kancil', id: 'Si Kancil' } }
  const sealed = (change: { keys?: WorkKeys; now?: Date } = {}) =>
    sealPack(book, said, { keys: KEYS, now: NOW, random, ...change })
  const file = writeWorkFile({ sections: [section()], packs: [sealed()] }, KEYS, NOW)

  it('has version 2, and gives back both; without books it has version 1', () => {
    expect(file[12]).toBe(2)
    expect(writeWorkFile({ sections: [section()], packs: [] }, KEYS, NOW)[12]).toBe(1)
    const { sections, packs, tooOld } = readWorkFile(file, KEYS, NOW)
    expect([sections.length, tooOld]).toEqual([1, 0])
    expect(packs.map(({ head }) => head)).toMatchObject([said])
    expect(packs.map((pack) => openPack(pack, KEYS))).toEqual([book])
  })

  it('may hold books alone, and is carried on as it is', () => {
    const first = readWorkFile(writeWorkFile({ packs: [sealed()] }, KEYS, NOW), KEYS, NOW)
    expect(first.sections).toEqual([])
    const next = readWorkFile(writeWorkFile(first, KEYS, daysLater(3)), KEYS, daysLater(3))
    expect(next.packs.map((pack) => openPack(pack, KEYS))).toEqual([book])
  })

  it('hides the book, and knows when anything of it was changed', () => {
    const text = Buffer.from(file).toString('latin1')
    expect(text.includes(Buffer.from(book.subarray(100, 140)).toString('latin1'))).toBe(false)
    for (const at of [12, 40, file.length - 3000, file.length - 1]) {
      const changed = Uint8Array.from(file)
      changed[at] = (changed[at] ?? 0) ^ 1
      const open = () => readWorkFile(changed, KEYS, NOW).packs.map((pack) => openPack(pack, KEYS))
      expect(open, `byte ${at}`).toThrow(WorkFileError)
    }
    const other = sealed()
    const renamed = { ...other, head: { ...other.head, key: 'org.example.other' } }
    expect(() => openPack(renamed, KEYS)).toThrow(WorkFileError)
    expect(faultOf(file.subarray(0, file.length - 100))).toBe('cut')
    expect(faultOf(file, { ...KEYS, class_id: 'class-2a' })).toBe('class')
  })

  it('leaves out a book that is too old', () => {
    const mixed = writeWorkFile({ sections: [section({ now: daysLater(50) })], packs: [sealed()] }, KEYS, daysLater(60))
    const read = readWorkFile(mixed, KEYS, daysLater(100))
    expect([read.sections.length, read.packs.length, read.tooOld]).toEqual([1, 0, 1])
    expect(faultOf(writeWorkFile({ packs: [sealed()] }, KEYS, NOW), KEYS, daysLater(91))).toBe('old')
  })
})
