import { isRecord, readJson, writeText } from '../../../lib/device/storage.ts'

/** Drafts that are open: until when everything of them is stored, ms since 1970. What is left here was not closed. */
const KEY = 'openDrafts'

const read = (): Record<string, number> =>
  readJson(KEY, (raw) =>
    isRecord(raw)
      ? Object.fromEntries(Object.entries(raw).flatMap(([key, at]) => (typeof at === 'number' ? [[key, at]] : [])))
      : undefined,
  ) ?? {}

/** Marks a draft as open and stored until `at`. */
export function markOpen(key: string, at: number): void {
  writeText(KEY, JSON.stringify({ ...read(), [key]: at }))
}

/** The draft was closed. */
export function markClosed(key: string): void {
  const { [key]: _, ...others } = read()
  writeText(KEY, JSON.stringify(others))
}

/**
 * Until when a draft was stored before the app ended without closing it; `undefined` where it was closed, or is open in another tab. The lock that tells
 * tabs apart is held until `release`; plain http has none.
 */
export async function brokenOff(key: string): Promise<{ readonly at: number | undefined; release(): void }> {
  const at = read()[key]
  // Browsers lack it on plain http, whatever its type says.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return { at, release: () => undefined }
  return new Promise((resolve, reject) => {
    const held = new Promise<void>((release) => {
      locks
        .request(`lumbung-draft-${key}`, { ifAvailable: true }, (lock) => {
          resolve({ at: lock ? at : undefined, release })
          return lock ? held : undefined
        })
        .catch(reject)
    })
  })
}
