/** Values the browser refused to store, by key, while the tab lives, so that a child stays signed in. */
const refused = new Map<string, string>()

/** Reads from localStorage. A storage that is full, forbidden or invalid behaves like an empty one: the app works, but forgets when closed. */
export function readText(key: string): string | undefined {
  const here = refused.get(key)
  if (here !== undefined) return here
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text; false if the browser refuses, then it lives in this tab only. */
export function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    refused.delete(key)
    return true
  } catch {
    refused.set(key, text)
    return false
  }
}

/** Deletes a key. */
export function removeKey(key: string): void {
  refused.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Then nothing is stored there.
  }
}

/** A stored JSON value, parsed by `parse`; an invalid one is removed and undefined. */
export function readJson<Value>(key: string, parse: (raw: unknown) => Value | undefined): Value | undefined {
  const text = readText(key)
  if (text === undefined) return undefined
  const value = parseText(text, parse)
  if (value === undefined) removeKey(key)
  return value
}

/** Stores a value that expires in `lifetimeMs`. */
export function writeWithExpiry(key: string, value: unknown, lifetimeMs: number, now = Date.now()): boolean {
  return writeText(key, JSON.stringify({ value, expiry: now + lifetimeMs, since: now }))
}

/** A value stored by `writeWithExpiry`; removed and undefined if expired or invalid. */
export function readWithExpiry<Value>(
  key: string,
  parse: (raw: unknown) => Value | undefined,
  now = Date.now(),
): Value | undefined {
  return readJson(key, (raw) => {
    if (!isRecord(raw) || typeof raw['expiry'] !== 'number') return undefined
    // Stored in the future, before the device's clock was corrected: its age is unknown.
    const isFromFuture = typeof raw['since'] === 'number' && now < raw['since']
    return now < raw['expiry'] && !isFromFuture ? parse(raw['value']) : undefined
  })
}

/** Whether this is an object with named fields. */
export function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

function parseText<Value>(text: string, parse: (raw: unknown) => Value | undefined): Value | undefined {
  try {
    return parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
