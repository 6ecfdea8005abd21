import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KindRole, SpokenLine } from '../../src/game/kind.ts'
import type { Language, Local } from '../../src/game/language.ts'
import { DEFAULT_KINDS } from '../../src/scenes/defaults.ts'
import { type DetailedKind, detailedKinds } from '../../src/scenes/details.ts'

/** What kind of line it is; single words, counts and letters are spoken more slowly and kept without pauses. */
export type ScriptKind =
  | 'narration'
  | 'prompt'
  | 'feedback'
  | 'word'
  | 'count'
  | 'letter name and sound'
  | 'sound'
  | 'syllable'

/** A line to be spoken, under the path by which books name it. */
export interface Script {
  readonly path: string
  readonly kind: ScriptKind
  readonly language: Language
  readonly text: string
  /**
   * Whose it is, which is to say in which file it lies: `book1/page-02` or `book1/activity-1` where it is said there alone, `book1/shared` where
   * other pages of that book say it too, `words` where several books do, `letters` for a letter that no book
   * names (a wrong bubble may say it), `keepsakes` where the barn on Home does, `spare` where nobody does yet.
   */
  readonly home: string
  /** The text as the voice has to read it, where spelling leaves the sound of an e open: `bəsar` for `besar`. */
  readonly say?: string
  /** Sounds of letters: what is to be heard. */
  readonly ipa?: string
}

type Fields = Readonly<Record<string, unknown>>

const LANGUAGES: readonly Language[] = ['en', 'id']
/** What the things in the barn are called: no book says it, and the barn loads it alone. */
const KEEPSAKES = '/audio/keepsakes/'
/** Names of letters: a wrong bubble says its own, and which letters float is drawn by lot. */
const LETTERS = '/audio/letters/'
const NUMBERS: readonly Local[] = [
  { en: 'one', id: 'satu' },
  { en: 'two', id: 'dua' },
  { en: 'three', id: 'tiga' },
  { en: 'four', id: 'empat' },
  { en: 'five', id: 'lima' },
  { en: 'six', id: 'enam' },
  { en: 'seven', id: 'tujuh' },
  { en: 'eight', id: 'delapan' },
  { en: 'nine', id: 'sembilan' },
  { en: 'ten', id: 'sepuluh' },
  { en: 'eleven', id: 'sebelas' },
  { en: 'twelve', id: 'dua belas' },
]

/** Reads the books of a project folder, as they lie there. */
export function readBooks(root: string): { readonly book: Fields; readonly activities: readonly Fields[] }[] {
  const folder = join(root, 'src/content/books')
  const json = (name: string, file: string): Fields => JSON.parse(readFileSync(join(folder, name, file), 'utf8'))
  return readdirSync(folder)
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => ({
      book: json(name, 'book.json'),
      activities: list(json(name, 'activities.json')['postActivities']),
    }))
}

/** All lines of the books, each once, and the words every book shares: what each kind has to be said, its details tell. Two texts under one path are an error. */
export async function scriptsOf(
  books: ReturnType<typeof readBooks>,
  kinds?: readonly DetailedKind[],
): Promise<Script[]> {
  const linesOf = linesBy(kinds ?? (await detailedKinds()))
  const scripts = new Map<string, Script>()
  const homeOf = homes(books)
  const add = (kind: ScriptKind, path: unknown, text: unknown) => {
    if (!isLocal(path) || !isLocal(text)) return
    for (const language of LANGUAGES) {
      const home = homeOf(path[language], kind)
      const script = { path: path[language], kind, language, text: textFor(kind, text[language]), home }
      const known = scripts.get(script.path)
      if (known && known.text !== script.text) {
        throw new Error(`${script.path} is said to be both '${known.text}' and '${script.text}'`)
      }
      scripts.set(script.path, known ?? script)
    }
  }
  for (const { book, activities } of books) {
    for (const page of list(book['pages'])) addPage(add, page, linesOf(pageKind(page), 'page', page))
    for (const activity of activities) {
      add('prompt', activity['instructionAudio'], activity['instruction'])
      addLines(add, linesOf(String(activity['type']), 'activity', activity))
    }
    add('prompt', inBoth(`/audio/titles/{language}/book${String(book['id'])}.mp3`), titleOf(book))
    add('word', inBoth(`${KEEPSAKES}{language}/book${String(book['id'])}.mp3`), fields(book['keepsake'])['name'])
  }
  NUMBERS.forEach((word, i) => add('count', inBoth(`/audio/count/{language}/${i + 1}.mp3`), word))
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const path = inBoth(`/audio/letters/{language}/${letter.toLowerCase()}.mp3`)
    add('letter name and sound', path, { en: letter, id: letter })
  }
  return [...scripts.values()]
}

/** A page or an activity: it is opened by itself, and so is the file of what is said there alone. */
interface Place {
  readonly book: string
  readonly name: string
  readonly content: string
}

function placesOf({ book, activities }: ReturnType<typeof readBooks>[number]): Place[] {
  const name = `book${String(book['id'])}`
  const place = (kind: string, content: Fields): Place => ({ book: name, name: kind, content: JSON.stringify(content) })
  return [
    ...list(book['pages']).map((page, index) => place(`page-${String(index).padStart(2, '0')}`, page)),
    ...activities.map((activity, index) => place(`activity-${index + 1}`, activity)),
  ]
}

/** Finds out whose a line is: of one place, one book, or the books that are named. What a child counts is said by the rules of play: all books may need it. */
function homes(books: ReturnType<typeof readBooks>): (path: string, kind: ScriptKind) => string {
  const places = books.flatMap(placesOf)
  return (path, kind) => {
    if (kind === 'count') return 'counts'
    if (path.startsWith(KEEPSAKES)) return 'keepsakes'
    const [first, ...others] = places.filter(({ content }) => content.includes(`"${path}"`))
    if (first === undefined) return path.startsWith(LETTERS) ? 'letters' : 'spare'
    if (others.length === 0) return `${first.book}/${first.name}`
    const owners = new Set([first, ...others].map(({ book }) => book))
    return owners.size === 1 ? `${first.book}/shared` : `words-${[...owners].join('-').replaceAll('book', '')}`
  }
}

type Add = (kind: ScriptKind, path: unknown, text: unknown) => void

function addPage(add: Add, page: Fields, lines: readonly SpokenLine[]): void {
  add('narration', page['audio'], page['id'] === 'cover' ? coverOf(page) : page['narration'])
  add('prompt', page['instructionAudio'], page['instruction'])
  add('feedback', page['feedbackAudio'], fields(page['feedback'])['onComplete'])
  addLines(add, lines)
}

function addLines(add: Add, lines: readonly SpokenLine[]): void {
  for (const { kind, path, text } of lines) add(kind, path, text)
}

/** The kind that plays a page (`content/page.ts`), of a page that is not parsed. */
function pageKind(page: Fields): string {
  if (page['id'] === 'cover') return DEFAULT_KINDS.cover
  const { interactionType } = page
  if (typeof interactionType === 'string') return interactionType
  return page['hasActivity'] === true ? DEFAULT_KINDS.activity : DEFAULT_KINDS.plain
}

type LinesOf = (type: string, role: KindRole, content: unknown) => readonly SpokenLine[]

/** What kinds say of content; throws where a page is not as its kind wants it. What no kind plays says nothing. */
function linesBy(kinds: readonly DetailedKind[]): LinesOf {
  return (type, role, content) => {
    const found = kinds.find(({ kind }) => kind.type === type && kind.role === role)
    return found ? found.details.says(found.kind.schema.parse(content)) : []
  }
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

function titleOf(book: Fields): Local | undefined {
  const title = book['title']
  return isLocal(title) ? { en: asSentence(title.en), id: asSentence(title.id) } : undefined
}

/** What is said on a cover: its title, and its author where that is not the reader's own name, which nobody can record. */
function coverOf(cover: Fields): Local | undefined {
  const { title, authorLine } = cover
  if (!isLocal(title) || !isLocal(authorLine)) return undefined
  const say = (language: Language) => {
    const author = authorLine[language]
    if (author.includes('{')) return title[language]
    return `${asSentence(title[language])} ${author.charAt(0).toUpperCase()}${asSentence(author.slice(1))}`
  }
  return { en: say('en'), id: say('id') }
}

/** Words are written in capitals where children spell them; they are words all the same, and no abbreviations. */
function textFor(kind: ScriptKind, text: string): string {
  return kind === 'word' ? text.toLowerCase() : text
}

function inBoth(path: string): Local {
  return { en: path.replace('{language}', 'en'), id: path.replace('{language}', 'id') }
}

function isLocal(value: unknown): value is Local {
  const { en, id } = fields(value)
  return typeof en === 'string' && typeof id === 'string'
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function list(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fields) : []
}
