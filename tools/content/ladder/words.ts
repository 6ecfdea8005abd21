import type { LadderWord, Step } from '../../../src/content/ladder/schema.ts'
import type { Expect } from '../fault.ts'

const NUCLEI = new Set(['a', 'i', 'u', 'e', 'o', 'é', 'ə', 'ai', 'au', 'oi'])
const ENGLISH_VOWELS = new Set('a e i o u ee ai ay oa oo ar or er a_e i_e o_e'.split(' '))

/** What a word is checked against. */
export interface WordRules {
  readonly where: string
  readonly known: ReadonlySet<string>
  readonly allows: Step['allows']
  readonly rude: ReadonlySet<string>
  /** Indonesian words with e, respelled. */
  readonly spoken: ReadonlyMap<string, string>
}

/** Checks that a word is made of what is known at its step only, and that it is cut and spelled rightly. */
export function checkWord(entry: LadderWord, language: 'en' | 'id', rules: WordRules, expect: Expect): void {
  const { word, graphemes } = entry
  const where = `${rules.where} ${word}`
  expect(/^[a-z]+(-[a-z]+)?$/.test(word), where, 'is not a word in lower-case letters')
  expect(!rules.rude.has(word), where, 'is not for children')
  for (const id of graphemes) expect(rules.known.has(id), where, `'${id}' is not known yet`)
  if (language === 'en') checkEnglish(entry, where, rules.allows.clusters, expect)
  else checkIndonesian(entry, where, rules, expect)
}

function checkEnglish({ word, graphemes }: LadderWord, where: string, mayCluster: boolean, expect: Expect): void {
  expect(graphemes.join() === englishGraphemes(word).join(), where, `is not written as ${graphemes.join(' ')}`)
  const hasCluster = graphemes.some((id, n) => n > 0 && isConsonant(id) && isConsonant(graphemes[n - 1] ?? ''))
  expect(mayCluster || !hasCluster, where, 'has two consonants together')
}

const isConsonant = (id: string) => id !== '' && !ENGLISH_VOWELS.has(id)

/** The graphemes of an English word, as the ladder cuts it: `rock` → `r o ck`, `likes` → `l i k e s`. */
export function englishGraphemes(word: string): string[] {
  const [, start, vowel, end] = /^([^aeiou]*)([aio])([^aeiouwy])e$/.exec(word) ?? []
  if (vowel !== undefined) return [...(start ? englishGraphemes(start) : []), `${vowel}_e`, end ?? '']
  return word.match(/ck|ff|ll|ss|zz|qu|sh|ch|th|ng|ee|ai|ay|oa|oo|ar|or|er|[a-z]/g) ?? []
}

function checkIndonesian(entry: LadderWord, where: string, rules: WordRules, expect: Expect): void {
  const { word, syllables = [], graphemes } = entry
  expect(syllables.join('') === word.replaceAll('-', ''), where, 'is not its syllables')
  expect(!word.includes('e') || (entry.say !== undefined && !entry.say.includes('e')), where, 'does not say which e')
  const said = entry.say ?? syllables.join('-')
  expect(said.replace(/[éə]/g, 'e') === syllables.join('-'), where, `is not said as ${said}`)
  const told = rules.spoken.get(word)
  const isAsTold = told === undefined || plainSound(told) === plainSound(said)
  expect(entry.say === undefined || isAsTold, where, `is ${told} in pronunciation.json`)
  const cut = indonesianGraphemes(said)
  expect(cut.flat().join() === graphemes.join(), where, `is not written as ${graphemes.join(' ')}`)
  for (const syllable of cut) checkSyllable(syllable, where, rules.allows, expect)
}

const plainSound = (said: string) => said.replaceAll('è', 'é').replaceAll('-', '')

/** The graphemes of each syllable of a word, by its sound: `ka-tak` → `k a`, `t a k-hamzah`. Doubled words end twice. */
function indonesianGraphemes(said: string): string[][] {
  const parts = said.split('-')
  const middle = parts.length / 2
  const isDoubled = parts.length >= 4 && parts.slice(0, middle).join() === parts.slice(middle).join()
  const ends = new Set([parts.length - 1, ...(isDoubled ? [middle - 1] : [])])
  return parts.map((part, n) => {
    const marks = part.match(/ng|ny|ai|au|oi|./g) ?? []
    const isFinalK = ends.has(n) && marks.length > 1 && marks.at(-1) === 'k'
    return isFinalK ? [...marks.slice(0, -1), 'k-hamzah'] : [...marks]
  })
}

function checkSyllable(marks: readonly string[], where: string, allows: Step['allows'], expect: Expect): void {
  const nuclei = marks.flatMap((mark, at) => (NUCLEI.has(mark) ? [at] : []))
  const [onset] = nuclei
  const name = marks.join('')
  expect(nuclei.length === 1, where, `the syllable ${name} has not one vowel`)
  if (nuclei.length !== 1 || onset === undefined) return
  const coda = marks.slice(onset + 1)
  expect(onset <= (allows.clusters ? 2 : 1), where, `two consonants begin ${name}`)
  const isOpenEnd = coda.length <= 1 && coda.every((mark) => allows.codas?.includes(mark) ?? false)
  expect(isOpenEnd, where, `the end of ${name} is not known yet`)
}
