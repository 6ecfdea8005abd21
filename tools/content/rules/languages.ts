import type { Expect } from '../fault.ts'
import { wordsOf } from '../../../src/content/levels/reading.ts'
import { type RawBook, walk } from '../story.ts'

/** Words that are the same in both languages. */
const SAME_IN_BOTH = new Set([
  'durian',
  'iguana',
  'gong',
  'gong!',
  'festival',
  'plop!',
  'hop!',
  'pop!',
  'meow',
  'nenek',
  'murni',
  'ayu',
  'bima',
  'citra',
  'danu',
  'eka',
  'kiko',
  'momo',
  'pop',
])
/** Colloquial spellings that are not standard Indonesian (KBBI, EYD V). */
const NONSTANDARD_WORDS = `tapi gak nggak bikin dimana disini disana kesini kesana diatas dibawah dibalik silahkan nafas hembus hentak telpon merubah
  nampak sampe kalo cabe sekedar antri jaman ijin nasehat coklat hutang ketemu pake udah aja sorga rejeki ngantuk nyari teriakkan`
const NONSTANDARD = new RegExp(`(?<![\\w-])(${NONSTANDARD_WORDS.split(/\s+/).join('|')})(?![\\w-])`)
const PLACEHOLDER = /[{}]|\bTODO\b|\bTBD\b|\bXXX\b|lorem|\?\?\?|\bFIXME\b/i
const MAY_NAME_THE_READER = /(^|\.)(author|authorLine\.(en|id)|personalization\..*)$/
const MARKUP_FIELD = /content-(en|in)\./

/** Checks that texts are in both languages, are not copied, are spelled correctly, and contain no placeholders. */
export function checkLanguages(raw: readonly RawBook[], expect: Expect): void {
  for (const { name, book, activities, brief } of raw) {
    const files = { book, activities, brief }
    for (const [file, content] of Object.entries(files)) {
      for (const [path, value] of walk(content)) {
        const where = `${name} ${file}.json ${path.join('.')}`
        if (typeof value === 'string') checkText(value, path.join('.'), where, expect)
        else checkPair(value, where, expect)
      }
    }
  }
}

function checkPair(value: unknown, where: string, expect: Expect): void {
  if (typeof value !== 'object' || value === null || !('en' in value)) return
  // limits are numbers, one for each language
  if (typeof value.en === 'number') return
  if (!('id' in value) || (typeof value.id !== 'object' && typeof value.id !== 'string')) {
    expect(false, where, 'is not there in Indonesian')
    return
  }
  const { en, id } = value
  if (typeof en !== 'string' || typeof id !== 'string') return
  expect(en !== '' && id !== '', where, 'is empty in one language')
  if (en.startsWith('/')) return
  const isSame = en.trim().toLowerCase() === id.trim().toLowerCase()
  expect(!isSame || maySame(en), where, `is the same in both languages: ${en}`)
  checkSpelling(id, where, expect)
}

function maySame(text: string): boolean {
  if (/^(Pop! [A-Z]!|[A-L], [a-l])$/.test(text)) return true
  const isShared = (word: string) => SAME_IN_BOTH.has(word.toLowerCase()) || word.length <= 2 || /^\d+$/.test(word)
  const words = wordsOf(text)
  return SAME_IN_BOTH.has(text.toLowerCase()) || (words.length > 0 ? words.every(isShared) : text.length <= 2)
}

function checkText(text: string, path: string, where: string, expect: Expect): void {
  const left = MAY_NAME_THE_READER.test(path) ? text.replaceAll('{name}', '') : text
  expect(!PLACEHOLDER.test(left), where, `something is left to be filled in: ${text}`)
  expect(!text.includes('  ') && text === text.trim(), where, 'has spaces too many')
  expect(!text.includes('<') || MARKUP_FIELD.test(path), where, 'has markup outside the text of a page')
  expect(!text.includes('"') && !/\w'\w/.test(text), where, `has straight quotes: ${text}`)
  expect(!/(^|[.!?] |“)(Tetapi|Dan|Tapi)\b/.test(text), where, 'begins a sentence with a word that joins')
  if (path.includes('content-in.')) checkSpelling(text, where, expect)
}

function checkSpelling(text: string, where: string, expect: Expect): void {
  const word = NONSTANDARD.exec(text.toLowerCase())?.[1]
  expect(word === undefined, where, `'${word}' is not standard Indonesian`)
}
