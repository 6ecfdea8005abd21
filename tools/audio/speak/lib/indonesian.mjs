/**
 * Indonesian front end: spelling -> sounds -> phones of the Catalan voice "ona".
 * Sounds: a i u o aI aU oI @ (e as in emas) e (as in sate) E (as in bebek),
 * p b t d k g ? m n N n^ s z S f h tS dZ l r w j.
 */
const VOWEL = /^(a|i|u|o|e|E|@|aI|aU|oI)$/
const isVowel = (p) => VOWEL.test(p)
/** ai, au inside a word are two vowels (ba-ik), but for these. */
const INNER_DIPHTHONG = new Set(['bagaimana', 'lambaikan'])
/** Little words that carry no stress. */
const UNSTRESSED = new Set(['di', 'ke', 'dan', 'yang', 'si', 'pun'])

/** Sounds of one unhyphenated word. lex: the contents of pronunciation.json. */
export function sounds(word, lex) {
  const raw = word.toLowerCase()
  const w = (lex.words[raw] || raw).normalize('NFC')
  const plainK = lex.final_k_plain.includes(raw)
  const out = []
  for (let i = 0; i < w.length; i++) {
    const two = w.slice(i, i + 2),
      last = i + 2 >= w.length,
      c = w[i]
    if (two === 'ng') {
      out.push('N')
      i++
      continue
    }
    if (two === 'ny') {
      out.push('n^')
      i++
      continue
    }
    if (two === 'sy') {
      out.push('S')
      i++
      continue
    }
    if (two === 'kh') {
      out.push('k')
      i++
      continue
    }
    if (/^(ai|au|oi)$/.test(two) && ((last && w.length > 3) || INNER_DIPHTHONG.has(raw))) {
      out.push(two[0] + two[1].toUpperCase())
      i++
      continue
    }
    if (c === 'k' && !plainK && (i === w.length - 1 || two === 'kk' || /^k(nya|lah)$/.test(w.slice(i)))) {
      out.push('?')
      continue
    }
    out.push({ ə: '@', é: 'e', è: 'E', e: '@', c: 'tS', j: 'dZ', y: 'j', q: 'k', v: 'f', x: 's' }[c] || c)
  }
  return out
}

/** Parts sounds into syllables: one consonant, or stop + liquid, opens a syllable. */
export function syllabify(ps) {
  const vowels = ps.map((p, i) => (isVowel(p) ? i : -1)).filter((i) => i >= 0)
  if (vowels.length < 2) return [ps]
  const cuts = vowels.slice(1).map((v, k) => {
    const between = v - vowels[k] - 1
    if (between < 2) return v - between
    return /^[lrwj]$/.test(ps[v - 1]) && /^[pbtdkgfs]$/.test(ps[v - 2]) ? v - 2 : v - 1
  })
  return [0, ...cuts].map((c, i) => ps.slice(c, cuts[i] ?? ps.length))
}

/** Stress: the last syllable but one, or the last where that has a schwa. */
function stressed(sylls) {
  const n = sylls.length
  return n > 1 && !sylls[n - 2].includes('@') ? n - 2 : n - 1
}

const CONSONANT = { 'n^': ['J'], tS: ['t', 'S'], dZ: ['d', 'Z'], '?': ['k'] }
const VOWELS = {
  a: ['a1', 'a1'],
  i: ['i1', 'i'],
  u: ['u1', 'u'],
  '@': ['ax', 'ax'],
  e: ['e1', 'e'],
  E: ['E1', 'E'],
  aI: ['a1 j', 'a1 j'],
  aU: ['a1 w', 'a1 w'],
  oI: ['o1 j', 'o1 j'],
}

/** One syllable in the voice's phones, with what surgery has to do to each: '', cut, h, hfin, stop, glottal. */
function toOna(syll, stress, next, first) {
  const phones = [],
    ops = []
  const add = (ph, ...op) =>
    ph.forEach((p, k) => {
      phones.push(p)
      ops.push(op[k] || '')
    })
  const core = syll.find(isVowel)
  const closed = syll.length && !isVowel(syll.at(-1))
  syll.forEach((p, i) => {
    const after = syll[i + 1] ?? next
    const strong = stress && syll[i - 1] !== p // the second half of a drawn-out vowel is unstressed
    if (p === 'o') add([(closed ? 'O' : 'o') + (strong ? '1' : '')])
    else if (VOWELS[p]) add(VOWELS[p][strong ? 0 : 1].split(' '))
    else if (p === 'N') after === 'g' || after === 'k' ? add(['n']) : add(['n', 'g'], '', 'cut')
    else if (p === 'h') {
      const v = (VOWELS[core] || [0, core === 'o' ? 'o' : 'ax'])[1].split(' ')[0]
      add([v], after && isVowel(after) ? 'h' : 'hfin')
    } else if (p === '?') add(['k'], after ? 'glottal' : 'stop')
    else if (p === 'r' && first && i === 0) add(['rr'])
    else add(CONSONANT[p] || [p])
  })
  return { phones, ops, stress: stress ? 1 : 0 }
}

/** Syllables of the voice from the notation of lexicon.json ("h a . 'tS i h"). */
function fromNotation(notation) {
  const parts = notation.split('.').map((s) => s.trim())
  const sylls = parts.map((s) => s.replace(/^'/, '').trim().split(/\s+/))
  const mark = parts.findIndex((s) => s.startsWith("'"))
  return render(sylls, mark >= 0 ? mark : stressed(sylls))
}

function render(sylls, stress) {
  return sylls.map((s, i) => toOna(s, i === stress, sylls[i + 1]?.[0], i === 0))
}

/** How to read word i of a sentence; see readEnglish. lex: pronunciation.json; words: lexicon.json's entries. */
export function readIndonesian(tokens, i, { lex, words }) {
  const key = tokens[i].w.toLowerCase()
  if (words[key]) return { parts: words[key].split('|').map((p) => ({ syllables: fromNotation(p.trim()) })) }
  const name = key.length === 1 ? lex.letter_names_id[key] : null
  if (name) {
    // a letter name alone is very short in this voice: its vowel is doubled
    const ps = sounds(name, { ...lex, words: {} }).flatMap((p) => (isVowel(p) ? [p, p] : [p]))
    return { parts: [{ syllables: [toOna(ps, true, undefined, true)] }] }
  }
  const syllables = (lex.words[key] || key)
    .split('-')
    .filter(Boolean)
    .flatMap((part) => {
      const sylls = syllabify(sounds(part, lex))
      return render(sylls, UNSTRESSED.has(key) ? -1 : stressed(sylls))
    })
  return { parts: [{ syllables }] }
}

/** Words with e that pronunciation.json does not know (they are read with schwa). */
export function unknownE(word, lex) {
  if (lex.words[word.toLowerCase()]) return []
  return word
    .toLowerCase()
    .split('-')
    .filter((p) => p.length > 1 && p.includes('e') && !lex.words[p])
}
