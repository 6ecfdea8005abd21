/** Nobody has asked for it this long: it is let go, ms. */
const IDLE_MS = 10 * 60_000

interface Entry<Value> {
  readonly stamp: string
  readonly value: Value
  readonly size: number
  usedAt: number
}

/**
 * What was read lately, in memory, as long as its stamp is the one that is asked for: a teacher's screens ask for the same again and again.
 * Bounded by the sizes it is told; what was not asked for longest goes first, and what nobody asked for in ten minutes at the next call of `tidy`.
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
      // The last in the map is the one asked for last.
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
