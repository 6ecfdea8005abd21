import { statfsSync } from 'node:fs'
import type { DatabaseFailure } from '../db/failures.ts'

const MEGABYTE = 2 ** 20

/** Space is scarce, and low, below so many bytes or this part of the disk, whichever is less. */
const SCARCE = { bytes: 1024 * MEGABYTE, part: 0.1 }
const LOW = { bytes: 256 * MEGABYTE, part: 0.05 }

/** The disk is asked at most this often, ms. */
const LOOK_EVERY_MS = 2000

/** A write that failed counts for this long, ms; the next one may tell better. */
const FAILURE_MS = 5000

/**
 * State of the storage. `scarce`: needs attention. `low`: events, which can wait on the devices, are rejected, so that signing in and saving still
 * work. `full`, `unwritable`: reported by the database.
 */
export type StorageState = 'ok' | 'scarce' | 'low' | 'full' | 'unwritable'

/** Free and all bytes of a disk. */
export interface Space {
  readonly free: number
  readonly total: number
}

interface Needs {
  /** The data folder of an embedded database; without one (PostgreSQL) only failures are known. */
  readonly folder: string | undefined
  readonly spaceOf?: (folder: string) => Space
  /** ms that go on evenly. */
  readonly uptime?: () => number
}

/** Monitors the disk and database failures. */
export function storageWatch({ folder, spaceOf = diskSpace, uptime = () => performance.now() }: Needs) {
  let looked: { readonly at: number; readonly space: Space | undefined } | undefined
  let failed: { readonly at: number; readonly state: 'full' | 'unwritable' } | undefined

  function space(): Space | undefined {
    if (folder === undefined) return undefined
    if (!looked || uptime() - looked.at >= LOOK_EVERY_MS) looked = { at: uptime(), space: quietly(spaceOf, folder) }
    return looked.space
  }

  function state(): StorageState {
    if (failed && uptime() - failed.at < FAILURE_MS) return failed.state
    const now = space()
    if (!now) return 'ok'
    if (isBelow(now, LOW)) return 'low'
    return isBelow(now, SCARCE) ? 'scarce' : 'ok'
  }

  return {
    space,
    state,
    /** Whether what devices can keep themselves is to stay there for now. */
    mustSpare: (): boolean => !['ok', 'scarce'].includes(state()),
    /** The database has failed so. */
    noteFailure(failure: DatabaseFailure): void {
      if (failure === 'full' || failure === 'storage')
        failed = { at: uptime(), state: failure === 'full' ? 'full' : 'unwritable' }
    },
    /** The database has written. */
    noteWrite(): void {
      failed = undefined
    },
  }
}

/** What `storageWatch` gives. */
export type StorageWatch = ReturnType<typeof storageWatch>

const isBelow = ({ free, total }: Space, { bytes, part }: typeof LOW): boolean => free < Math.min(bytes, total * part)

function diskSpace(folder: string): Space {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** A disk that cannot be asked is told by the writes that fail on it. */
function quietly(spaceOf: (folder: string) => Space, folder: string): Space | undefined {
  try {
    return spaceOf(folder)
  } catch {
    return undefined
  }
}
