import { writeFile } from 'node:fs/promises'
import type { Config } from '../../config.ts'
import type { DatabasePlace } from '../../db/open.ts'
import type { Database } from '../../db/tables.ts'
import { ExportError } from '../export/exportBook.ts'
import type { StoredFormatName } from '../export/formatNames.ts'
import type { ExportWish } from '../export/index.ts'
import { blobsOf } from '../store/blobsOf.ts'
import { packStore } from '../store/packStore.ts'
import type { Import } from './draft.ts'
import { makeLightFiles } from './lightFiles.ts'
import { type PackSpace, roomIn } from './room.ts'
import { type Intake, takeIn, type Upload } from './takeIn.ts'

/** A file of another format that a teacher brings. */
interface ImportJob {
  readonly file: string
  readonly ownerId: string
  readonly now: string
}

/** A stored book that is wanted as a file of another format; it is written to `out`. */
interface ExportJob {
  readonly key: string
  readonly revision: number
  readonly as: StoredFormatName
  readonly language: ExportWish['language']
  readonly out: string
}

/** What became of it. `refused`: a sentence for whoever wanted it. */
type Exported =
  | { readonly outcome: 'written'; readonly name: string; readonly type: string }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'refused'; readonly sentence: string }

/** What is done with books away from children's requests. Rejects only where disk, database or process fail. */
export interface PackWork {
  takeIn(upload: Upload): Promise<Intake>
  draft(job: ImportJob): Promise<Import>
  export(job: ExportJob): Promise<Exported>
  /** Makes the light files that books lack; gives how many. */
  lighten(): Promise<number>
}

/** Where packs lie, and how much there may be. */
export interface WorkPlace {
  readonly database: DatabasePlace
  readonly dataDir: string
  readonly space: PackSpace
  readonly chromium: string | undefined
}

/** The place of a service, as its settings have it. */
export const workPlaceOf = ({ database, dataDir, packs, chromium }: Config): WorkPlace => ({
  database,
  dataDir,
  space: packs,
  chromium,
})

/** The work itself, in this process. `isStopped` ends what can be continued later. */
export function packWork(db: Database, place: WorkPlace, isStopped: () => boolean = () => false): PackWork {
  const packs = packStore(db)
  const blobs = blobsOf(db, place)
  const room = roomIn(packs, place.space, place.database.engine === 'sqlite' ? place.dataDir : undefined)
  return {
    takeIn: (upload) => takeIn({ packs, blobs, room }, upload),

    // The code of other formats takes memory that pictures want: it is loaded when it is asked for.
    async draft(job) {
      const { draftOf } = await import('./draft.ts')
      return draftOf({ packs, blobs, room }, job)
    },

    lighten: () => makeLightFiles({ packs, blobs }, isStopped),

    async export({ key, revision, as, language, out }) {
      const { exportStored } = await import('../export/formats.ts')
      try {
        const file = await exportStored({ packs, blobs }, { key, revision, as }, { language, chromium: place.chromium })
        if (!file) return { outcome: 'gone' }
        await writeFile(out, file.bytes, { flag: 'wx', mode: 0o600 })
        return { outcome: 'written', name: file.name, type: file.type }
      } catch (error) {
        if (error instanceof ExportError) return { outcome: 'refused', sentence: error.message }
        throw error
      }
    },
  }
}
