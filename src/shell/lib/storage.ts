/**
 * What the browser keeps. A storage that is full, forbidden or filled with nonsense behaves as an empty one:
 * the app works without it, it only forgets.
 */
export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text; false where the browser refuses. */
export function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Forgets a key. */
export function removeKey(key: string): void {
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
  return writeText(key, JSON.stringify({ value, expiry: now + lifetimeMs }))
}

/** A value kept by `writeWithExpiry`; removed and undefined once its time is over or where it does not parse. */
export function readWithExpiry<Value>(
  key: string,
  parse: (raw: unknown) => Value | undefined,
  now = Date.now(),
): Value | undefined {
  return readJson(key, (raw) => {
    const isKept = isRecord(raw) && typeof raw['expiry'] === 'number' && now < raw['expiry']
    return isKept ? parse(raw['value']) : undefined
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
