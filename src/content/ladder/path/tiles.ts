const LEAST_TILES = 4

/** How many tiles a word of so many parts is built from: at least four, and at least one too many. */
const tileCount = (parts: number): number => Math.max(LEAST_TILES, parts + 1)

/** The chance that a word is built rightly by chance, with tiles that occur in it only as often as it has them. */
export function buildGuess(parts: readonly string[]): number {
  const tiles = tileCount(parts.length)
  const counts = new Map<string, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  const right = [...counts.values()].reduce((ways, count) => ways * factorial(count), 1)
  return (right * factorial(tiles - parts.length)) / factorial(tiles)
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

/**
 * Tiles that do not belong into a word: first those that differ from one of its parts by one letter, then others. As many as are wanted, or fewer
 * where not so many are known.
 */
export function otherTiles(parts: readonly string[], known: readonly string[]): string[] {
  const wanted = tileCount(parts.length) - parts.length
  const free = [...new Set(known)].filter((text) => !parts.includes(text))
  // Measured once each: there are hundreds of tiles, and a sort compares each a dozen times.
  const apart = new Map(free.map((text) => [text, Math.min(...parts.map((part) => lettersApart(part, text)))]))
  return free.toSorted((a, b) => (apart.get(a) ?? 0) - (apart.get(b) ?? 0)).slice(0, wanted)
}

/** In how many places two texts differ. */
function lettersApart(one: string, other: string): number {
  let apart = Math.abs(one.length - other.length)
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) if (one[at] !== other[at]) apart += 1
  return apart
}
