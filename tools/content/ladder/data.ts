import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { bookArtSchema } from '../../../src/content/art.ts'
import { type Ladder, ladderSchema, questionsSchema, type StoryQuestion } from '../../../src/content/ladder/schema.ts'
import { textOf } from '../../../src/content/index.ts'
import { plainText } from '../../../src/content/markup.ts'
import { localTextSchema } from '../../../src/content/schema.ts'
import type { Expect } from '../fault.ts'
import { type CheckedStory, readBookFile } from '../story.ts'

const evidenceSchema = z.object({ source: z.array(z.string()).min(1), sure: z.string() })
const levelsSchema = z.object({
  meta: z.looseObject({ sources: z.record(z.string(), z.string()), sure: z.record(z.string(), z.string()) }),
  levels: z.record(
    z.string(),
    z.looseObject({
      name: localTextSchema,
      wordsPerSentence: z.number().int().positive(),
      sentencesPerPage: z.number().int().positive(),
      ladderStep: z.number().int().positive(),
      evidence: z.record(z.string(), evidenceSchema),
    }),
  ),
})
const packSchema = z.looseObject({ level: z.string().nullable() })
const pronunciationSchema = z.object({ words: z.record(z.string(), z.string()) })

/** The files that the ladder's check looks at, as JSON that nobody has validated. */
export interface RawLadder {
  readonly ladder: unknown
  /** The questions about each book, by the book's id. */
  readonly questions: Readonly<Record<number, unknown>>
  readonly levels: unknown
  /** `pack.json` of each book, by the book's id. */
  readonly packs: Readonly<Record<number, unknown>>
}

/** A page of a book with its text in both languages, in reading order over all books. */
interface StoryPage {
  readonly id: string
  readonly book: number
  readonly text: { readonly en: string; readonly id: string }
}

/** The validated files, and what they are compared with. */
export interface LadderData {
  readonly ladder: Ladder
  readonly questions: readonly StoryQuestion[]
  readonly levels: z.infer<typeof levelsSchema>
  readonly packs: ReadonlyMap<number, string | null>
  readonly pages: readonly StoryPage[]
  /** How many questions to talk about each book has. */
  readonly talks: ReadonlyMap<number, number>
  /** Indonesian words with e, respelled: `bəsar`, `bèbèk`. */
  readonly spoken: ReadonlyMap<string, string>
  readonly art: LadderArt
}

/** What is drawn: files below `public`, sprites of pages, and what the art kit can draw. */
export interface LadderArt {
  readonly hasFile: (path: string) => boolean
  readonly sprites: ReadonlyMap<string, ReadonlySet<string>>
  readonly kit: ReadonlySet<string>
}

const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'))

/** Reads the ladder's files of a project folder. */
export function readLadder(root: string, books: readonly number[]): RawLadder {
  const content = join(root, 'src/content')
  return {
    ladder: read(content, 'ladder/ladder.json'),
    questions: Object.fromEntries(books.map((id) => [id, read(content, `ladder/questions/book${id}.json`)])),
    levels: read(content, 'levels/levels.json'),
    packs: Object.fromEntries(books.map((id) => [id, readBookFile(root, `book${id}`, 'pack.json')])),
  }
}

/** Validates the files. Reports each invalid field as a fault, and returns nothing where there is one. */
export function parseLadder(
  raw: RawLadder,
  stories: readonly CheckedStory[],
  around: Pick<LadderData, 'art' | 'spoken'>,
  expect: Expect,
): LadderData | undefined {
  const parse = <Value>(schema: z.ZodType<Value>, value: unknown, where: string): Value | undefined => {
    const { success, data, error } = schema.safeParse(value)
    for (const issue of error?.issues ?? []) expect(false, `${where} ${issue.path.join('.')}`, issue.message)
    return success ? data : undefined
  }
  const ladder = parse(ladderSchema, raw.ladder, 'ladder.json')
  const questions = stories.map(({ book }) => {
    const where = `questions of book ${book.id}`
    const own = parse(questionsSchema, raw.questions[book.id], where)
    for (const question of own ?? []) expect(question.book === book.id, where, `${question.id} is of another book`)
    return own
  })
  const levels = parse(levelsSchema, raw.levels, 'levels.json')
  const packs = stories.map(
    ({ book }) => [book.id, parse(packSchema, raw.packs[book.id], `book ${book.id} pack.json`)] as const,
  )
  if (!ladder || !levels || questions.includes(undefined)) return undefined
  return {
    ladder,
    questions: questions.flatMap((own) => own ?? []),
    levels,
    packs: new Map(packs.map(([id, pack]) => [id, pack?.level ?? null])),
    pages: stories.flatMap(({ book }) => {
      const [, ...pages] = book.pages
      const text = (page: (typeof pages)[number], language: 'en' | 'id') => plainText(textOf(page, language).join(' '))
      return pages.map((page) => ({ id: page.id, book: book.id, text: { en: text(page, 'en'), id: text(page, 'id') } }))
    }),
    talks: new Map(
      stories.map(({ book }) => [book.id, z.object({ en: z.array(z.string()) }).parse(book.talkAboutIt).en.length]),
    ),
    ...around,
  }
}

/** What is drawn in a project folder. */
export function readArt(root: string, books: readonly number[]): LadderArt {
  const pages = books.flatMap((id) =>
    Object.entries(bookArtSchema.parse(read(root, `src/content/generated/art/book${id}.json`)).pages),
  )
  const folder = join(root, 'tools/art')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.includes('node_modules'),
  )
  const drawings = sources.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  )
  return {
    hasFile: (path) => existsSync(join(root, 'public', path)),
    sprites: new Map(pages.map(([id, { sprites }]) => [id, new Set(sprites.map(({ name }) => name))])),
    kit: new Set(drawings),
  }
}

/** Respelled Indonesian words, in lower case. */
export function readSpoken(root: string): Map<string, string> {
  return new Map(Object.entries(pronunciationSchema.parse(read(root, 'server/speech/engine/pronunciation.json')).words))
}
