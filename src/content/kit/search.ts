/** Finds sprites by word, in both languages. */
import type { Language } from '../../game/language.ts'
import type { KitEntry, KitIndex } from './schema.ts'

/** A sprite that was found, with the pose or the feeling that the words named. */
export interface KitHit {
  readonly entry: KitEntry
  readonly pose?: string
  readonly feeling?: string
}

/** Small letters without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How well a word is found among others: 3 whole, 2 as a beginning, 0 not. */
const match = (word: string, among: readonly string[]): number =>
  among.includes(word) ? 3 : among.some((one) => one.startsWith(word)) ? 2 : 0

type Named = Readonly<Record<string, { readonly title: Readonly<Record<Language, string>> }>>

/** The pose or feeling whose title a word begins. */
function named(words: Named, word: string): string | undefined {
  if (word.length < 3) return undefined
  return Object.entries(words).find(([, { title }]) =>
    [title.en, title.id].some((text) => wordsOf(text).some((one) => one.startsWith(word))),
  )?.[0]
}

/**
 * What fits all words of a query, the best first: titles in the given language count most, then tags and the other language. A word that names a
 * pose or a feeling ('sedih', 'run') finds people, each shown so. An empty query finds everything.
 */
export function searchKit(index: KitIndex, query: string, language: Language): KitHit[] {
  const words = wordsOf(query)
  const other: Language = language === 'en' ? 'id' : 'en'
  const hits = index.sprites.flatMap((entry, order) => {
    const own = wordsOf(entry.title[language])
    const rest = [...wordsOf(entry.title[other]), ...entry.tags.flatMap(wordsOf)]
    const found: { pose?: string; feeling?: string } = {}
    let score = 0
    for (const word of words) {
      const here = match(word, own) * 2 || match(word, rest)
      const feeling = named(index.feelings, word)
      const pose = named(index.poses, word)
      if (here > 0) score += here
      else if (feeling !== undefined && entry.feelings?.includes(feeling)) found.feeling = feeling
      else if (pose !== undefined && entry.poses?.includes(pose)) found.pose = pose
      else return []
    }
    return [{ hit: { entry, ...found }, score, order }]
  })
  return hits.toSorted((a, b) => b.score - a.score || a.order - b.order).map(({ hit }) => hit)
}
