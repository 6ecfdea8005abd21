import { freeBytes } from '../../lib/space.ts'
import type { PackStore } from '../store/packStore.ts'

/** How much packs may take, bytes. */
export interface PackSpace {
  /** Of one teacher. */
  readonly ofTeacher: number
  /** Of all together. */
  readonly ofAll: number
  /** So much of the disk stays free for what children do. */
  readonly spare: number
}

/** Whose space is used up if `bytes` of a teacher's (`null`: the operator's) are added; `undefined` where there is room. */
export type Room = (ownerId: string | null, bytes: number) => Promise<'teacher' | 'store' | undefined>

/** Asks the store, and the disk of the folder, whether there is room. A cluster's disk cannot be asked: there only the sums count. */
export function roomIn(packs: Pick<PackStore, 'bytes'>, space: PackSpace, folder: string | undefined): Room {
  return async (ownerId, bytes) => {
    if (ownerId !== null && (await packs.bytes(ownerId)) + bytes > space.ofTeacher) return 'teacher'
    const free = folder === undefined ? undefined : await freeBytes(folder)
    if (free !== undefined && free - bytes < space.spare) return 'store'
    return (await packs.bytes()) + bytes > space.ofAll ? 'store' : undefined
  }
}
