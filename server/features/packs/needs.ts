import type { limitStore } from '../../db/limits.ts'
import type { Clock } from '../../lib/clock.ts'
import type { LiveBooks } from '../../packs/books/liveBooks.ts'
import type { PackSpace } from '../../packs/intake/room.ts'
import type { PackWork } from '../../packs/intake/work.ts'
import type { BlobStore } from '../../packs/store/blobs.ts'
import type { PackStore } from '../../packs/store/packStore.ts'
import type { ClassService } from '../classes/service.ts'
import type { Uploads } from './uploads.ts'

/** What the service of packs needs. */
export interface PackNeeds {
  readonly packs: PackStore
  readonly blobs: BlobStore
  readonly live: LiveBooks
  readonly classes: Pick<ClassService, 'own'>
  /** Takes files in; the process that makes reports has none. */
  readonly work: PackWork | undefined
  readonly uploads: Uploads
  readonly limits: Pick<ReturnType<typeof limitStore>, 'take' | 'giveBack'>
  readonly space: PackSpace
  readonly chromium: string | undefined
  readonly clock: Clock
  /** Files that may wait; for tests. */
  readonly places?: number
}
