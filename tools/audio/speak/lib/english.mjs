/** English front end: most words are left to Festival's lexicon; letters, names and sound words get explicit phones. */

/** Names of the letters in phones of the US English voice. */
export const LETTERS = {
  a: 'ey',
  b: 'b iy',
  c: 's iy',
  d: 'd iy',
  e: 'iy',
  f: 'eh f',
  g: 'jh iy',
  h: 'ey ch',
  i: 'ay',
  j: 'jh ey',
  k: 'k ey',
  l: 'eh l',
  m: 'eh m',
  n: 'eh n',
  o: 'ow',
  p: 'p iy',
  q: 'k y uw',
  r: 'aa r',
  s: 'eh s',
  t: 't iy',
  u: 'y uw',
  v: 'v iy',
  w: "'d ah . b ax l . y uw",
  x: 'eh k s',
  y: 'w ay',
  z: 'z iy',
}

/** Festival syllables from a notation such as "'b iy . m aa": dots part syllables, ' marks stress. */
export function syllablesFromNotation(notation) {
  const sylls = notation.split('.').map((s) => s.trim())
  const marked = sylls.some((s) => s.startsWith("'"))
  return sylls.map((s, i) => ({
    phones: s.replace(/^'/, '').trim().split(/\s+/),
    stress: (marked ? s.startsWith("'") : i === 0) ? 1 : 0,
  }))
}

/** True where a single letter in running text is a letter name, and not the article or the pronoun. */
function isLetterName(tokens, i) {
  const w = tokens[i].w
  if (!/^[A-Za-z]$/.test(w)) return false
  if (tokens.length === 1) return true
  const next = tokens[i + 1]?.w.toLowerCase(),
    after = tokens[i + 2]?.w.toLowerCase()
  if (/^[AaI]$/.test(w)) return (next === 'is' && after === 'for') || next === 'bubbles' || next === 'bubble'
  return true
}

/**
 * How to read word i of a sentence. Returns { parts }: each part is { syllables } (explicit phones) or { text } (left
 * to Festival); more than one part is spoken with a small pause between. words: the lexicon's English entries.
 */
export function readEnglish(tokens, i, words) {
  const w = tokens[i].w,
    key = w.toLowerCase()
  if (isLetterName(tokens, i)) return { parts: [{ syllables: syllablesFromNotation(LETTERS[key]) }] }
  const possessive = key.endsWith("'s") && words[key.slice(0, -2)]
  const entry = words[key] || (possessive ? possessive + (/ [kptf]$/.test(possessive) ? ' s' : ' z') : null)
  if (entry) return { parts: entry.split('|').map((p) => ({ syllables: syllablesFromNotation(p.trim()) })) }
  return { parts: [{ text: /^[A-Z']+$/.test(w) ? key : w }] }
}
