/** What the browser would not keep, by key, for as long as the tab lives: a child who has signed in stays signed in. */
const refused = new Map<string, string>()

/**
 * What the browser keeps. A storage that is full, forbidden or filled with nonsense behaves as an empty one:
 * the app works without it, it only forgets when it is closed.
 */
export function readText(key: string): string | undefined {
  const here = refused.get(key)
  if (here !== undefined) return here
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text; false where the browser refuses, and it is kept for this tab alone. */
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

/** Forgets a key. */
export function removeKey(key: string): void {
  refused.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept there, then.
  }
}

/** A kept JSON value as `parse` takes it; what does not parse is removed and undefined. */
export function readJson<Value>(key: string, parse: (raw: unknown) => Value | undefined): Value | undefined {
  const text = readText(key)
  if (text === undefined) return undefined
  const value = parseText(text, parse)
  if (value === undefined) removeKey(key)
  return value
}

/** Keeps a value that is forgotten `lifetimeMs` from now. */
export function writeWithExpiry(key: string, value: unknown, lifetimeMs: number, now = Date.now()): boolean {
  return writeText(key, JSON.stringify({ value, expiry: now + lifetimeMs, since: now }))
}

/** A value kept by `writeWithExpiry`; removed and undefined once its time is over or where it does not parse. */
export function readWithExpiry<Value>(
  key: string,
  parse: (raw: unknown) => Value | undefined,
  now = Date.now(),
): Value | undefined {
  return readJson(key, (raw) => {
    if (!isRecord(raw) || typeof raw['expiry'] !== 'number') return undefined
    // Kept in a future that the device's clock has come back from: nobody knows how old it is.
    const isFromFuture = typeof raw['since'] === 'number' && now < raw['since']
    return now < raw['expiry'] && !isFromFuture ? parse(raw['value']) : undefined
  })
}

/** Is this an object with named fields? */
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
