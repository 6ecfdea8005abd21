import type { PackAddedAnswer, PackItem } from '../../contract/packs.ts'
import type { PackDraftsTable } from '../../db/packTables.ts'
import { conflict, HttpError } from '../../lib/httpError.ts'
import type { PackBook } from '../../packs/books/packBook.ts'
import type { AboutDraft } from '../../packs/intake/draft.ts'
import type { UnreadableBook } from '../../packs/books/unreadable.ts'
import type { FoundPack } from '../../packs/intake/found.ts'
import type { Intake } from '../../packs/intake/takeIn.ts'
import type { ClassOfPack } from '../../packs/store/classPacks.ts'
import type { PersonInPack } from '../../packs/store/packPeople.ts'
import { faultLine, type PackFault } from '../../../src/content/pack/index.ts'

/** Texts that the app shows in both languages. */
export const PACK_REFUSALS = {
  faulty: 'This book cannot be added: it has faults.',
  foreign: 'This book belongs to somebody else. Add it as a copy of your own.',
  same: 'Another file of this revision is there already. Give yours a higher revision.',
  older: 'A newer revision of this book is there already.',
  teacherFull: 'Your space for books is used up. Withdraw some that you no longer need.',
  storeFull: 'The service has no space left for books. Please tell whoever looks after it.',
  noBook: 'There is no such book.',
  notOwn: 'Only who added this book may withdraw it.',
  forAll: 'This book is for everybody: it is opened and withdrawn by whoever looks after the service.',
  withdrawn: 'This book was withdrawn.',
  closed:
    'A child who is in this book was erased: its pictures and sounds are closed. Make it again without the child, with a higher revision.',
  unreadable: 'This book can’t be read by this version of the service.',
  notInClass: 'Somebody of this list is not in the class.',
  format: 'This service does not make books of this format.',
  noBrowser: 'This service cannot print: no Chrome or Chromium was found on its computer.',
  gone: 'The files of this book are gone.',
  queue: 'Other books are being taken in. Please try again in a moment.',
} as const

/** 422 with every fault under its file and place. */
const faulty = (faults: readonly PackFault[]): HttpError => {
  const errors: Record<string, string[]> = {}
  for (const { file, place, message } of faults) {
    const where = [file, place].filter((part) => part !== '').join(':') || 'file'
    ;(errors[where] ??= []).push(message.en, message.id)
  }
  const [first] = faults
  return new HttpError(422, first ? faultLine(first) : PACK_REFUSALS.faulty, { errors })
}

/** The space is used up. */
export const noSpace = (of: 'teacher' | 'store'): HttpError =>
  new HttpError(507, of === 'teacher' ? PACK_REFUSALS.teacherFull : PACK_REFUSALS.storeFull)

/** Why a sound file is not added; `undefined` where it is, or is there already. */
export function refusalOf(
  revision: number,
  standing: { outcome: string; revision?: number } | undefined,
): string | undefined {
  if (standing?.outcome === 'foreign') return PACK_REFUSALS.foreign
  if (standing?.outcome === 'closed') return PACK_REFUSALS.closed
  if (standing?.outcome !== 'older') return undefined
  return standing.revision === revision ? PACK_REFUSALS.same : PACK_REFUSALS.older
}

/** The answer to a file, or the refusal that is thrown. */
export function addedAnswer(
  intake: Intake,
  present: PackBook | undefined,
): { readonly status: 200 | 201; readonly answer: PackAddedAnswer } {
  if (intake.outcome === 'faulty') throw faulty(intake.faults)
  const { found, warnings } = intake
  if (intake.outcome === 'full') throw noSpace(intake.of)
  const standing = intake.outcome === 'checked' ? intake.standing : intake
  const refusal = refusalOf(found.revision, standing)
  if (refusal !== undefined && intake.outcome !== 'checked') throw conflict(refusal)
  const number = 'number' in intake ? intake.number : (present?.id ?? null)
  return {
    status: intake.outcome === 'added' ? 201 : 200,
    answer: {
      data: {
        ...factsOf(found, found.bytes),
        book_id: number,
        warnings: warnings.map(noteOf),
        present: present ? { revision: present.revision } : null,
        refusal: refusal ?? null,
      },
    },
  }
}

const noteOf = ({ file, place, code, message }: PackFault) => ({ file, place, code, message: { ...message } })

function factsOf(found: Omit<FoundPack, 'bytes'>, bytes: number) {
  const { key, revision, titles, languages, level, licence, authors, pages, activities } = found
  return {
    key,
    revision,
    title: titles.en,
    titles: { ...titles },
    languages: [...languages],
    level,
    licence,
    authors: [...authors],
    pages,
    activities,
    bytes,
  }
}

/** What the lists of the teacher's classes say of books. */
export interface OfClasses {
  readonly classes: readonly ClassOfPack[]
  /** The children in books. */
  readonly people: readonly PersonInPack[]
}

/** A book as a teacher sees it; of classes and children only hers. */
export function itemOf(book: PackBook, teacherId: string, { classes, people }: OfClasses): PackItem {
  return {
    ...factsOf(book.about, book.bytes),
    state: 'ready',
    book_id: book.id,
    source: book.source,
    is_own: book.ownerId === teacherId,
    added_at: book.addedAt,
    withdrawn_at: book.withdrawnAt,
    closed_at: book.closedAt,
    classes: classesWith(book.key, classes),
    people: people
      .filter(({ key }) => key === book.key)
      .map(({ learnerId, classId }) => ({ learner_id: learnerId, class_id: classId })),
    losses: null,
    faults: null,
  }
}

const classesWith = (key: string, classes: readonly ClassOfPack[]): PackItem['classes'] =>
  classes
    .filter((one) => one.key === key)
    .map(({ classId, place, isOpen }) => ({ id: classId, access: isOpen ? 'open' : 'closed', order: place }))

/** A book that this version cannot read: its name and place, and nothing that is in it. */
export function unreadableItem(book: UnreadableBook, teacherId: string, { classes }: OfClasses): PackItem {
  const { key, revision, titles, bytes } = book
  const found = { key, revision, titles, languages: [], level: null, licence: '', authors: [], credits: [] }
  return {
    ...factsOf({ ...found, pages: 0, activities: 0 }, bytes),
    state: 'unreadable',
    book_id: book.id,
    source: book.source,
    is_own: book.ownerId === teacherId,
    added_at: book.addedAt,
    withdrawn_at: book.withdrawnAt,
    closed_at: null,
    classes: classesWith(key, classes),
    people: [],
    losses: null,
    faults: null,
  }
}

/** A draft as its owner sees it. */
export function draftItem({ key, bytes, about, added_at }: PackDraftsTable): PackItem {
  // Written by `draftOf`, in this format.
  const { titles, languages, licence, authors, pages, losses, faults } = JSON.parse(about) as AboutDraft
  const found = {
    key,
    revision: 1,
    titles,
    languages,
    level: null,
    licence,
    authors,
    credits: [],
    pages,
    activities: 0,
  }
  return {
    ...factsOf(found, bytes),
    state: 'draft',
    book_id: null,
    source: 'class',
    is_own: true,
    added_at,
    withdrawn_at: null,
    closed_at: null,
    classes: [],
    people: [],
    losses: losses.map(({ place, message }) => ({ place, message: { ...message } })),
    faults: faults.map(noteOf),
  }
}
