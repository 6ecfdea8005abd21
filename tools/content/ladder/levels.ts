import { LEVELS } from '../../../src/content/levels/levels.ts'
import { measureBook } from '../../../src/content/levels/meter.ts'
import type { Expect } from '../fault.ts'
import type { LadderData } from './data.ts'
import { checkText } from './texts.ts'

const CAPS = ['wordsPerSentence', 'sentencesPerPage', 'ladderStep'] as const
/** Fields that need no source. */
const UNSOURCED = new Set(['name', 'evidence', 'paragraphsPerPage', 'sentencesPerParagraph'])

/** Checks that every number of the levels has a source, that the caps rise, and that each book declares the level it measures. */
export function checkLevels(data: LadderData, expect: Expect): void {
  const { meta, levels } = data.levels
  const names = Object.keys(levels)
  const wanted = LEVELS.filter((level) => level !== 'D')
  expect(names.join() === wanted.join(), 'levels', `are ${names.join(' ')}, not ${wanted.join(' ')}`)
  for (const cap of CAPS) {
    const values = Object.values(levels).map((level) => level[cap])
    expect(
      values.every((value, n) => n === 0 || value >= (values[n - 1] ?? 0)),
      'levels',
      `${cap} must not fall`,
    )
  }
  for (const [name, level] of Object.entries(levels)) {
    checkText(level.name, `level ${name}`, expect)
    for (const field of Object.keys(level).filter((field) => !UNSOURCED.has(field))) {
      const evidence = level.evidence[field]
      const isSourced =
        evidence?.source.every((source) => Object.hasOwn(meta.sources, source)) &&
        Object.hasOwn(meta.sure, evidence.sure)
      expect(isSourced === true, `level ${name}`, `where is ${field} from?`)
    }
  }
  for (const [book, declared] of data.packs) checkDeclared(data, book, declared, expect)
}

function checkDeclared(
  { pages, ladder, spoken }: LadderData,
  book: number,
  declared: string | null,
  expect: Expect,
): void {
  const texts = pages.filter((page) => page.book === book).map(({ text }) => text.id)
  const { level } = measureBook(texts, 'id', { ladder: ladder.languages.id, spoken })
  expect(declared === level, `book ${book} pack.json level`, `is ${declared}, but the book measures ${level}`)
}
