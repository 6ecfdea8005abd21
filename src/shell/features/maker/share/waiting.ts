import { useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { readUser } from '../../../lib/account/session.ts'
import { readText, removeKey, writeText } from '../../../lib/device/storage.ts'

/** Books that were to be shared without a network: which, and the ids of the classes that get them. Survives the end of the app. */
const waitingSchema = z.array(z.object({ owner: z.string(), key: z.string(), classes: z.array(z.string()) }))
type Waiting = z.infer<typeof waitingSchema>[number]

const STORED = 'makerShares'
const listeners = new Set<() => void>()

const ownerNow = (): string => readUser()?.id ?? ''

function parsed(text: string | undefined): readonly Waiting[] {
  try {
    return waitingSchema.parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

function change(by: (all: readonly Waiting[]) => readonly Waiting[]): void {
  const all = by(parsed(readText(STORED)))
  if (all.length > 0) writeText(STORED, JSON.stringify(all))
  else removeKey(STORED)
  for (const listener of listeners) listener()
}

/** Shares a book of the signed-in teacher as soon as there is a network; asked again, with these classes. */
export function waitToShare(key: string, classes: readonly string[]): void {
  const owner = ownerNow()
  change((all) => [...all.filter((one) => !isOf(one, owner, key)), { owner, key, classes: [...classes] }])
}

/** Does not share it any more. */
export function forgetWaiting(key: string): void {
  const owner = ownerNow()
  change((all) => all.filter((one) => !isOf(one, owner, key)))
}

/**
 * Shares a waiting book unless another tab does that now, or has done it. False: another tab is at it, and may fail. Browsers without locks rely on
 * the service, which takes the same book twice as one.
 */
export async function inOneTab(key: string, share: () => Promise<void>): Promise<boolean> {
  const owner = ownerNow()
  const run = async () => {
    if (parsed(readText(STORED)).some((one) => isOf(one, owner, key))) await share()
  }
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return run().then(() => true)
  return locks.request(`${STORED}:${key}`, { ifAvailable: true }, async (lock) => {
    if (lock) await run()
    return lock !== null
  })
}

const isOf = (one: Waiting, owner: string, key: string): boolean => one.owner === owner && one.key === key

/** Hook: the signed-in teacher's books that wait to be shared. */
export function useWaitingShares(): readonly Pick<Waiting, 'key' | 'classes'>[] {
  const text = useSyncExternalStore(follow, () => readText(STORED))
  return useMemo(() => parsed(text).filter(({ owner }) => owner === ownerNow()), [text])
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab has shared it, or asked for it.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
