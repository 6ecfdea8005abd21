import { readFile } from 'node:fs/promises'
import { faultLine } from '../../../src/content/pack/index.ts'
import type { PackHead } from '../../contract/workFile.ts'
import { HttpError } from '../../lib/httpError.ts'
import type { PackWork } from '../../packs/intake/work.ts'
import { noSpace, PACK_REFUSALS, refusalOf } from './answers.ts'
import type { PackNeeds } from './needs.ts'

type Intake = Awaited<ReturnType<PackWork['takeIn']>>

/** A book on its way in a work file. */
interface CarriedPack {
  readonly said: Pick<PackHead, 'key' | 'revision' | 'titles'>
  readonly bytes: Uint8Array
}

/** What became of a carried book; `message` says why it was refused. */
export interface TakenPack {
  readonly outcome: 'taken' | 'known' | 'refused'
  readonly message: string | null
}

/** Whose a carried book becomes, and for which class. `isOpen`: its children may read it at once. */
export interface CarriedTo {
  readonly ownerId: string
  readonly classId: string
  readonly isOpen: boolean
}

/** Books in work files (docs/carry.md). `add`: takes a file in. */
export function packCarrying(
  needs: PackNeeds,
  work: () => PackWork,
  add: (ownerId: string, bytes: Uint8Array) => Promise<Intake>,
) {
  const { packs, live, uploads } = needs

  /** The class has the book from now on, after all others, unless it has it already. */
  async function give(key: string, { classId, isOpen }: CarriedTo): Promise<void> {
    if ((await packs.ofClass(classId)).some((one) => one.key === key)) return
    await packs.setAccess(classId, key, { place: (await packs.lastPlace(classId)) + 1, isOpen })
  }

  return {
    /** Books of a class as files. 404 where the class has not got one of them, 410 where its files are gone. */
    async carried(classId: string, keys: readonly string[]): Promise<CarriedPack[]> {
      await live.look()
      const ofClass = new Set((await packs.ofClass(classId)).map(({ key }) => key))
      const files: CarriedPack[] = []
      for (const key of new Set(keys)) {
        const book = ofClass.has(key) ? live.byKey(key) : undefined
        if (!book) throw new HttpError(404, PACK_REFUSALS.noBook)
        if (book.closedAt !== null) throw new HttpError(410, PACK_REFUSALS.closed)
        const out = await uploads.place()
        try {
          const wish = { key, revision: book.revision, as: 'lumbung', language: 'both', out } as const
          const made = await work().export(wish)
          if (made.outcome !== 'written') throw new HttpError(410, PACK_REFUSALS.gone)
          const { titles } = book.about
          files.push({ said: { key, revision: book.revision, titles }, bytes: await readFile(out) })
        } finally {
          await uploads.drop(out)
        }
      }
      return files
    },

    /** Takes a carried book in and gives it to the class. What is here already in this or a newer revision is a success. 507 where there is no space. */
    async takeCarried(bytes: Uint8Array, to: CarriedTo): Promise<TakenPack> {
      const intake = await add(to.ownerId, bytes)
      await live.look()
      if (intake.outcome === 'full') throw noSpace(intake.of)
      if (intake.outcome === 'faulty') {
        const [first] = intake.faults
        return { outcome: 'refused', message: first ? faultLine(first) : PACK_REFUSALS.faulty }
      }
      const { key } = intake.found
      if (intake.outcome === 'added') {
        await give(key, to)
        return { outcome: 'taken', message: null }
      }
      const present = live.byKey(key)
      const isHere = present && present.closedAt === null && present.revision >= intake.found.revision
      if (!isHere)
        return { outcome: 'refused', message: refusalOf(intake.found.revision, intake) ?? PACK_REFUSALS.faulty }
      if (present.ownerId === to.ownerId && present.withdrawnAt === null) await give(key, to)
      return { outcome: 'known', message: null }
    },
  }
}
