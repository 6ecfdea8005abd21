import { randomName } from '../names.ts'
import { type CutTake, type RunningTake, StorageFullError, type TakePlace } from '../types.ts'
import type { LocalDrafts } from './localDrafts.ts'
import { type StoredTake, takeSchema } from './records.ts'
import { UnreadableRowError } from './seal.ts'

/** Length of the head of a file's row: how long its type is, as one byte. */
const TYPE_MOST = 255

/** Photos and sounds of one draft on this device. Names are random; the files are encrypted. */
export class DraftFiles {
  private readonly local: LocalDrafts
  private readonly draft: string
  private readonly now: () => number
  private readonly running = new Set<string>()

  constructor(local: LocalDrafts, draft: string, now: () => number) {
    this.local = local
    this.draft = draft
    this.now = now
  }

  /** Stores a file; resolves to its name. Rejects with `StorageFullError`. */
  async put(file: Blob): Promise<string> {
    const name = randomName()
    await this.local.write({ puts: [await this.fileRow(name, file)] })
    return name
  }

  /** A file, or a recording in pieces; `undefined` where it is not here or cannot be read. */
  async get(name: string): Promise<Blob | undefined> {
    const row = await this.local.rows.get('media', this.local.place(this.draft, name))
    try {
      if (row) return fileOf(this.local.bytes('media', row))
      const take = await this.local.read('takes', this.draft, name, takeSchema)
      return (
        take &&
        new Blob(
          (await this.pieces(name)).map(({ bytes }) => bytes),
          { type: take.type },
        )
      )
    } catch (error) {
      if (error instanceof UnreadableRowError) return undefined
      throw error
    }
  }

  /** Begins a recording of which every piece is stored as it comes. */
  async record(place: TakePlace, type: string): Promise<RunningTake> {
    const name = randomName()
    const take: StoredTake = { ...place, type, at: this.now(), isFinished: false }
    await this.local.write({ puts: [this.takeRow(name, take)] })
    this.running.add(name)
    let count = 0
    return {
      append: async (piece, ms) => {
        count += 1
        const id = `${name}-${String(count).padStart(5, '0')}-${Math.round(ms)}`
        const bytes = new Uint8Array(await piece.arrayBuffer())
        await this.local.write({ puts: [this.local.byteRow('pieces', this.draft, id, bytes, { at: this.now() })] })
      },
      finish: async (whole) => {
        if (whole)
          await this.local.write({ puts: [await this.fileRow(name, whole)], drops: await this.takePlaces(name) })
        // The pieces stay as they are: ending a recording needs no space.
        else await this.local.write({ puts: [this.takeRow(name, { ...take, isFinished: true })] })
        this.running.delete(name)
        return name
      },
      discard: async () => {
        await this.forget(name)
        this.running.delete(name)
      },
    }
  }

  /** Recordings that were begun and never ended, with something stored. */
  async cut(): Promise<CutTake[]> {
    const takes = await this.local.readAll('takes', this.draft, takeSchema)
    const open = takes.filter(({ id, value }) => !value.isFinished && !this.running.has(id))
    const all = await Promise.all(
      open.map(async ({ id, value: { pageId, language, line, type, at } }) => {
        const ms = (await this.places(id)).reduce((sum, place) => sum + Number(place.id.split('-').at(-1)), 0)
        return { name: id, pageId, language, line, type, at, ms }
      }),
    )
    return all.filter(({ ms }) => ms > 0)
  }

  /** Deletes a file, or a recording in pieces. */
  async forget(name: string): Promise<void> {
    const media = ['media', this.local.place(this.draft, name)] as const
    await this.local.write({ drops: [media, ...(await this.takePlaces(name))] })
  }

  /** Copies all files to another draft, under the same names. Rejects with `StorageFullError`; what was copied is deleted again. */
  async copyTo(draft: string): Promise<void> {
    const copy = new DraftFiles(this.local, draft, this.now)
    const names = await this.names()
    try {
      for (const name of names) {
        const file = await this.get(name)
        if (file) await this.local.write({ puts: [await copy.fileRow(name, file)] })
      }
    } catch (error) {
      if (error instanceof StorageFullError) for (const name of names) await copy.forget(name)
      throw error
    }
  }

  /** The names of all files that are here, oldest first of each kind. */
  async names(): Promise<string[]> {
    const [media, takes] = await Promise.all([
      this.local.rows.all('media', this.local.owner, this.draft),
      this.local.readAll('takes', this.draft, takeSchema),
    ])
    return [...media.map(({ id }) => id), ...takes.flatMap(({ id, value }) => (value.isFinished ? [id] : []))]
  }

  /** Deletes files that nothing speaks of any more and that were stored before `before` (ms). `texts`: all that may speak of them. */
  async sweep(texts: readonly string[], before: number): Promise<void> {
    const rows = [
      ...(await this.local.rows.all('media', this.local.owner, this.draft)),
      ...(await this.local.rows.all('takes', this.local.owner, this.draft)),
    ]
    for (const { id, at } of rows) {
      if (at < before && !this.running.has(id) && !texts.some((text) => text.includes(id))) await this.forget(id)
    }
  }

  private async fileRow(name: string, file: Blob) {
    const type = new TextEncoder().encode(file.type).subarray(0, TYPE_MOST)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const whole = new Uint8Array(1 + type.length + bytes.length)
    whole[0] = type.length
    whole.set(type, 1)
    whole.set(bytes, 1 + type.length)
    return this.local.byteRow('media', this.draft, name, whole, { at: this.now() })
  }

  private takeRow(name: string, take: StoredTake) {
    return this.local.row('takes', this.draft, name, take, { at: take.at })
  }

  private async places(name: string) {
    return (await this.local.rows.all('pieces', this.local.owner, this.draft)).filter(({ id }) =>
      id.startsWith(`${name}-`),
    )
  }

  private async pieces(name: string) {
    return (await this.places(name)).map((row) => ({ bytes: this.local.bytes('pieces', row) }))
  }

  private async takePlaces(name: string) {
    const pieces = (await this.places(name)).map(({ id }) => ['pieces', this.local.place(this.draft, id)] as const)
    return [['takes', this.local.place(this.draft, name)] as const, ...pieces]
  }
}

/** A file as `fileRow` wrote it. */
function fileOf(whole: Uint8Array<ArrayBuffer>): Blob {
  const length = whole[0] ?? 0
  const type = new TextDecoder().decode(whole.subarray(1, 1 + length))
  return new Blob([whole.subarray(1 + length)], { type })
}
