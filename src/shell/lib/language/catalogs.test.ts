import { expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../game/language.ts'

type Module = Readonly<Record<string, unknown>>

const INDEXES = Object.entries(import.meta.glob<Module>('../../**/text/**/index.ts', { eager: true }))
const FILES = Object.keys(import.meta.glob('../../**/text/**/*.ts'))
const SOURCES = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!../../**/text/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Alike in both languages, and rightly so: names, marks, and words that both have. */
const ALIKE =
  /^(?:BloomPUB|CSV|EPUB|Format|HTML, SCORM|Lumbung|PDF|Ayu|Bima|Citra|Danu|Eka|Fajar|Email|Logo|[Mm]enu|[Hh]ijab|Chrome|Edge|Firefox|Opera|Safari|Samsung Internet|Android|Linux|Windows)$/

/** Where a file outside `text/` has something for each language that is no text. */
const NOT_TEXT = new Set([
  // Names of the languages and codes, the same whatever is read.
  './languageNames.ts',
  './locales.ts',
  // The languages' codes for the browser's speech recognition.
  '../../features/voice/recogniser.ts',
  // What the sprites of our books are called: content of the books, half of it names of people.
  '../../features/reader/access/thingNames.ts',
  // Made-up titles of a test's books.
  '../../features/dashboard/packs/testPacks.ts',
  // What new books begin with, and what books are packed with: content of books.
  '../../features/maker/templates/patterns.ts',
  '../../features/maker/templates/retelling.ts',
  '../../features/maker/pack/source.ts',
  '../../features/maker/play/things.ts',
  // Codes, and what an author has written, sorted by language.
  '../../features/maker/bench/bench.ts',
  '../../features/maker/import/draftOfPack.ts',
  '../../features/maker/pack/findings.ts',
  '../../features/maker/words/targets.ts',
])

const isCatalog = (value: unknown): value is Readonly<Record<Language, unknown>> =>
  value !== null && typeof value === 'object' && LANGUAGES.every((language) => language in value)
const CATALOGS = INDEXES.flatMap(([path, module]) =>
  Object.entries(module).map(([name, catalog]) => ({ name, path, catalog })),
)

const NAMED = {
  by: '{by}',
  who: '{who}',
  to: '{to}',
  retention_days: '{kept}',
  token_days: '{token}',
  bin_days: '{bin}',
}
/** The n-th thing that a text is made with: a number, and an object with all that some texts take by name. */
const given = (n: number) => Object.assign(Object(3000 + n), NAMED)
const GIVEN = [1, 2, 3, 4].map(given)

/** Every text of a catalog by its path. */
function textsOf(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (typeof value === 'string' || GIVEN.some((one) => one === value)) return [[path, String(value)]]
  if (typeof value === 'function') return textsOf(Reflect.apply(value, undefined, GIVEN), `${path}()`)
  return Object.entries(Object(value)).flatMap(([key, one]) => textsOf(one, `${path}.${key}`))
}

/** What is filled in: `{names}`, and what was given. */
const filledIn = (text: string) => [...new Set(text.match(/\{\w+\}|300\d/g) ?? [])].toSorted()
const isWords = (text: string) => /[a-z]{3}/i.test(text.replaceAll(/\{\w+\}|300\d/g, ''))

it('finds the catalogs, each with one file a language', () => {
  expect(CATALOGS.length).toBeGreaterThan(30)
  const wanted = INDEXES.flatMap(([path]) =>
    [...LANGUAGES, 'index'].map((name) => path.replace(/index\.ts$/, `${name}.ts`)),
  )
  expect(FILES.filter((path) => !path.endsWith('/shape.ts')).toSorted()).toEqual(wanted.toSorted())
})

it.each(CATALOGS)('$name ($path) has every text in all languages, filled in alike', ({ catalog }) => {
  if (!isCatalog(catalog)) throw new Error('No catalog: a language is missing.')
  // The service answers in English: its sentences (`known`) are needed by the others, and in English where the screen says them better.
  const own = (value: unknown) => textsOf(value).filter(([path]) => !path.startsWith('.known.'))
  const english = own(catalog.en)
  expect(english).not.toEqual([])
  for (const language of LANGUAGES.slice(1)) {
    const other = own(catalog[language])
    expect(other.map(([path, text]) => [path, filledIn(text)])).toEqual(
      english.map(([path, text]) => [path, filledIn(text)]),
    )
    const alike = english.filter(
      ([, text], index) => text === other[index]?.[1] && isWords(text) && !ALIKE.test(text.trim()),
    )
    expect(alike).toEqual([])
  }
})

it('has no texts in two languages outside the catalogs', () => {
  const inTwo = Object.entries(SOURCES).filter(([path, source]) => {
    const isTwo = LANGUAGES.every((language) => new RegExp(String.raw`(?<!\w)${language}: *['"\`({[]`).test(source))
    return (isTwo || /language === '\w\w' \? ['"`]/.test(source)) && !NOT_TEXT.has(path)
  })
  expect(inTwo.map(([path]) => path)).toEqual([])
})
