import type { BookItem } from '../../../../server/contract/books.ts'
import { isRecord } from '../device/storage.ts'

/** What a row says of the book as a pack. Services that take in no books, and lists that were stored before, say nothing of it. */
type PackFact = 'key' | 'revision' | 'level' | 'languages' | 'source' | 'titles' | 'keepsake' | 'bytes' | 'files'

type Facts = { readonly [Fact in PackFact]?: Exclude<BookItem[Fact], undefined> }

/** A row of the shelf's list. */
export interface ShelfRow extends Omit<BookItem, PackFact>, Facts {}

/** URL paths of the documents of a taken-in book. */
type Documents = NonNullable<Facts['files']>

const LEVELS = ['A', 'B1', 'B2', 'B3', 'C'] as const
const LANGUAGES = ['en', 'id'] as const
const SOURCES = ['ours', 'operator', 'class'] as const

/**
 * Parses the books of the shelf like the contract's `bookItem`; undefined if one is invalid. Written by hand because every shelf needs it, and zod is
 * as large as all the covers.
 */
export function readBookItems(raw: unknown): ShelfRow[] | undefined {
  if (!Array.isArray(raw)) return undefined
  const books = raw.map(readBookItem).filter((book) => book !== undefined)
  return books.length === raw.length ? books : undefined
}

/** Whether the book came with the app. Only among these a book waits for the one before it. */
export const isOurs = ({ source = 'ours' }: Pick<ShelfRow, 'source'>): boolean => source === 'ours'

function readBookItem(raw: unknown): ShelfRow | undefined {
  if (!isRecord(raw)) return undefined
  const { id, title, cover_image, is_locked, latest_page, current_page, total_pages } = raw
  if (typeof title !== 'string' || typeof cover_image !== 'string' || typeof is_locked !== 'boolean') return undefined
  if (!isInt(id) || !isInt(latest_page) || !isInt(current_page) || !isInt(total_pages)) return undefined
  const facts = readFacts(raw)
  return facts && { id, title, cover_image, is_locked, latest_page, current_page, total_pages, ...facts }
}

/** How each fact is read; undefined where it is invalid. */
const FACTS: { readonly [Fact in PackFact]: (raw: unknown) => Facts[Fact] | undefined } = {
  key: (raw) => (typeof raw === 'string' ? raw : undefined),
  revision: (raw) => (isInt(raw) ? raw : undefined),
  level: (raw) => (raw === null ? null : LEVELS.find((level) => level === raw)),
  languages: (raw) => {
    if (!Array.isArray(raw)) return undefined
    const known = raw.flatMap((one) => LANGUAGES.filter((language) => language === one))
    return known.length === raw.length ? known : undefined
  },
  source: (raw) => SOURCES.find((source) => source === raw),
  titles: (raw) => readLocal(raw),
  keepsake: (raw) => (raw === null ? null : readKeepsake(raw)),
  bytes: (raw) => (isInt(raw) ? raw : undefined),
  files: (raw) => (raw === null ? null : readDocuments(raw)),
}

function readFacts(raw: Record<string, unknown>): Facts | undefined {
  const said = Object.entries(FACTS).filter(([name]) => raw[name] !== undefined)
  const facts = said.map(([name, read]) => [name, read(raw[name])] as const)
  return facts.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(facts)
}

function readLocal(raw: unknown): Facts['titles'] {
  const { en, id } = isRecord(raw) ? raw : {}
  return typeof en === 'string' && typeof id === 'string' ? { en, id } : undefined
}

function readKeepsake(raw: unknown): Facts['keepsake'] {
  const { picture, name, friend } = isRecord(raw) ? raw : {}
  const local = readLocal(name)
  if (typeof picture !== 'string' || typeof friend !== 'string' || !local) return undefined
  return { picture, name: local, friend }
}

function readDocuments(raw: unknown): Documents | undefined {
  const { book, activities, art, speech } = isRecord(raw) ? raw : {}
  return [book, activities, art, speech].every((url) => typeof url === 'string')
    ? { book: String(book), activities: String(activities), art: String(art), speech: String(speech) }
    : undefined
}

const isInt = (raw: unknown): raw is number => Number.isSafeInteger(raw)
