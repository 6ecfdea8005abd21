/** Unused entries expire after this, ms. */
const IDLE_MS = 10 * 60_000

interface Entry<Value> {
  readonly stamp: string
  readonly value: Value
  readonly size: number
  usedAt: number
}

/**
 * LRU cache with version stamps, for teachers' screens that repeat their requests. Bounded by the sum of the given sizes; entries unused for ten
 * minutes are dropped by `tidy`.
 */
export function recent<Value>(sizeMax: number, now: () => number = Date.now) {
  const entries = new Map<string, Entry<Value>>()
  let size = 0

  function drop(id: string): void {
    size -= entries.get(id)?.size ?? 0
    entries.delete(id)
  }

  return {
    get(id: string, stamp: string): Value | undefined {
      const entry = entries.get(id)
      if (entry?.stamp !== stamp) return undefined
      // The last entry in the map is the most recently used.
      entries.delete(id)
      entries.set(id, entry)
      entry.usedAt = now()
      return entry.value
    },

    put(id: string, stamp: string, value: Value, valueSize: number): void {
      drop(id)
      entries.set(id, { stamp, value, size: valueSize, usedAt: now() })
      size += valueSize
      for (const oldest of entries.keys()) {
        if (size <= sizeMax) break
        drop(oldest)
      }
    },

    tidy(): void {
      for (const [id, { usedAt }] of entries) {
        if (usedAt > now() - IDLE_MS) break
        drop(id)
      }
    },
  }
}
