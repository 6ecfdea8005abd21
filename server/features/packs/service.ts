import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Account } from '../../contract/auth.ts'
import type { PackAccessRequest, PackExportQuery, PackItem, PackPeopleRequest } from '../../contract/packs.ts'
import type { Limit } from '../../db/limits.ts'
import { conflict, forbidden, HttpError, invalid, notFound, tooMany } from '../../lib/httpError.ts'
import type { PackBook } from '../../packs/books/packBook.ts'
import type { UnreadableBook } from '../../packs/books/unreadable.ts'
import { FORMAT_NEEDS, formatsWith, isStoredFormat } from '../../packs/export/formatNames.ts'
import type { PackWork } from '../../packs/intake/work.ts'
import { jobQueue, QueueFullError } from '../../speech/queue.ts'
import { addedAnswer, draftItem, itemOf, noSpace, type OfClasses, PACK_REFUSALS, unreadableItem } from './answers.ts'
import { packCarrying } from './carrying.ts'
import type { PackNeeds } from './needs.ts'
import { packSweep } from './sweep.ts'

/** The largest file: of a pack, and of a book of another format. */
const LARGEST = { pack: 40_000_000, foreign: 100_000_000 } as const

/** Files that a teacher may send in an hour; checking counts too. */
const BUDGET: Limit = { max: 120, seconds: 3600 }

/** Files that wait while one is taken in. */
const PLACES = 8

/** A file for the teacher. */
interface SentFile {
  readonly name: string
  readonly type: string
  readonly stream: Readable
}

/** Teachers' books: taken in, given to classes, withdrawn, taken out again. */
export function packService(needs: PackNeeds) {
  const done = { added: 0, refused: 0, failed: 0 }
  const taking = intake(needs, done)
  return {
    ...taking,
    ...shelf(needs),
    ...exporting(needs),
    ...packCarrying(needs, () => workOf(needs), taking.addCarried),
    sweep: packSweep(needs),

    /** Figures of this process since it began, and of the store. */
    figures: () => ({ ...done, books: needs.live.packs().filter(({ withdrawnAt }) => withdrawnAt === null).length }),

    /** The formats that books can be had in. */
    formats: () => formatsWith(needs.chromium),

    /** The space that a teacher has and uses, bytes. */
    space: async (teacher: Account) => ({
      used: await needs.packs.bytes(teacher.id),
      limit: needs.space.ofTeacher,
    }),
  }
}

/** What `packService` gives. */
export type PackService = ReturnType<typeof packService>

/** 503 in a process that does not take files in. */
function workOf({ work }: PackNeeds): PackWork {
  if (!work) throw new HttpError(503, 'Please try again in a moment.', { retryAfter: 2 })
  return work
}

/** Files of this process since it began. */
interface Done {
  added: number
  refused: number
  failed: number
}

/** Counts what became of a file. */
async function counted<Value>(done: Done, work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) done.refused += 1
    else done.failed += 1
    throw error
  }
}

/** What is done with a file that was received. */
type Use<Value> = (file: { readonly path: string; readonly sha256: string }) => Promise<Value>

/** Receives files, and has one worked on after another. */
function receiving({ uploads, limits, places = PLACES }: PackNeeds) {
  const queue = jobQueue<unknown>(places)

  /** Receives a file and works on it in its turn. The file is gone afterwards, whatever happens. */
  return async <Value>(teacher: Pick<Account, 'id'>, body: Readable, most: number, use: Use<Value>): Promise<Value> => {
    const wait = await limits.take(`packs:${teacher.id}`, BUDGET)
    if (wait > 0) throw tooMany(wait)
    const file = await uploads.receive(body, most)
    try {
      const neverGone = new AbortController().signal
      // Of `use`, whose type the queue does not know.
      return (await queue.add(file.path, () => use(file), neverGone)) as Value
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      throw new HttpError(429, PACK_REFUSALS.queue, { retryAfter: error.seconds })
    } finally {
      await uploads.drop(file.path)
    }
  }
}

function intake(needs: PackNeeds, done: Done) {
  const { live, clock } = needs
  const withFile = receiving(needs)
  return {
    /**
     * Takes a pack in, or only looks at it. 422 with all faults, 409 where the key is somebody else's or the revision not newer, 413, 429, 507. `isCopy`
     * puts it under a key of the teacher's own.
     */
    async add(teacher: Account, body: Readable, wish: { readonly isCheck: boolean; readonly isCopy: boolean }) {
      const now = clock().toISOString()
      const taken = withFile(teacher, body, LARGEST.pack, ({ path: file, sha256 }) =>
        workOf(needs).takeIn({ file, sha256, source: 'teacher', ownerId: teacher.id, ...wish, now }),
      ).then(async (intake) => {
        await live.look()
        return addedAnswer(intake, 'found' in intake ? live.byKey(intake.found.key) : undefined)
      })
      const answered = await counted(done, taken)
      if (answered.status === 201) done.added += 1
      return answered
    },

    /** Takes in a pack that a work file has carried, for a teacher. */
    addCarried(ownerId: string, bytes: Uint8Array) {
      const now = clock().toISOString()
      const wish = { source: 'teacher', ownerId, isCheck: false, isCopy: false, now } as const
      return withFile({ id: ownerId }, Readable.from([bytes]), LARGEST.pack, ({ path: file, sha256 }) =>
        workOf(needs).takeIn({ file, sha256, ...wish }),
      )
    },

    /** Takes a book of another format in as a draft. 422 with a sentence where it cannot be read. */
    async addForeign(teacher: Account, body: Readable): Promise<PackItem> {
      const now = clock().toISOString()
      const drafted = await counted(
        done,
        withFile(teacher, body, LARGEST.foreign, ({ path: file }) =>
          workOf(needs).draft({ file, ownerId: teacher.id, now }),
        ),
      )
      if (drafted.outcome === 'full') throw noSpace(drafted.of)
      if (drafted.outcome === 'unreadable') {
        const { en, id } = drafted.sentence
        throw new HttpError(422, en, { errors: { file: [en, id] } })
      }
      const row = (await needs.packs.drafts(teacher.id)).find(({ key }) => key === drafted.key)
      if (!row) throw notFound(PACK_REFUSALS.noBook)
      return draftItem(row)
    },
  }
}

/** The book if the teacher may see it: her own, the operator's, one of her classes'. 404 otherwise. It may be one that this version cannot read. */
async function seenAtAll(
  { live, packs }: PackNeeds,
  teacher: Account,
  key: string,
): Promise<Pick<PackBook, 'source' | 'ownerId'>> {
  await live.look()
  const book = live.byKey(key) ?? live.unreadable().find((one) => one.key === key)
  const isOwn = book?.ownerId === teacher.id || book?.source === 'operator'
  if (book && (isOwn || (await packs.taughtBy(teacher.id)).some((one) => one.key === key))) return book
  throw notFound(PACK_REFUSALS.noBook)
}

/** The same, where it can be read; else 409. */
async function seenBook(needs: PackNeeds, teacher: Account, key: string): Promise<PackBook> {
  await seenAtAll(needs, teacher, key)
  const book = needs.live.byKey(key)
  if (!book) throw conflict(PACK_REFUSALS.unreadable)
  return book
}

function shelf(needs: PackNeeds) {
  const { packs, live, classes, clock } = needs

  /** Her own books, also withdrawn ones, those of her classes and the operator's; then her drafts. */
  async function list(teacher: Account): Promise<PackItem[]> {
    await live.look()
    const [own, drafts] = await Promise.all([ofClasses(teacher), packs.drafts(teacher.id)])
    const keys = new Set(own.classes.map(({ key }) => key))
    const isSeen = ({ key, ownerId, source, withdrawnAt }: PackBook | UnreadableBook) =>
      ownerId === teacher.id || (withdrawnAt === null && (source === 'operator' || keys.has(key)))
    return [
      ...live
        .packs()
        .filter(isSeen)
        .map((book) => itemOf(book, teacher.id, own)),
      ...live
        .unreadable()
        .filter(isSeen)
        .map((book) => unreadableItem(book, teacher.id, own)),
      ...drafts.map(draftItem),
    ]
  }

  /** What the teacher's classes have, and which of their children are in books. */
  async function ofClasses(teacher: Account): Promise<OfClasses> {
    const [taught, people] = await Promise.all([packs.taughtBy(teacher.id), packs.peopleSeenBy(teacher.id)])
    return { classes: taught, people }
  }

  return {
    list,

    /** One of them. */
    async one(teacher: Account, key: string): Promise<PackItem> {
      const found = (await list(teacher)).find((item) => item.key === key)
      if (!found) throw notFound(PACK_REFUSALS.noBook)
      return found
    },

    /** Withdraws a book, or deletes a draft. What children did stays; its files answer 410 from now on. */
    async withdraw(teacher: Account, key: string): Promise<void> {
      if (await packs.dropDraft(teacher.id, key)) return
      const book = await seenAtAll(needs, teacher, key)
      if (book.source === 'operator') throw forbidden(PACK_REFUSALS.forAll)
      if (book.ownerId !== teacher.id) throw forbidden(PACK_REFUSALS.notOwn)
      await packs.withdraw(key, clock().toISOString(), teacher.id)
      await live.look()
    },

    /** Opens a book to a class, or closes it. Any teacher of the class may, with books of her own and with those that the class has. */
    async setAccess(teacher: Account, classId: string, key: string, { access, order }: PackAccessRequest) {
      await classes.own(teacher, classId)
      const book = await seenBook(needs, teacher, key)
      if (book.source === 'operator') throw invalid('key', PACK_REFUSALS.forAll)
      if (book.withdrawnAt !== null) throw conflict(PACK_REFUSALS.withdrawn)
      await packs.setAccess(classId, key, { place: order, isOpen: access === 'open' })
      return itemOf(book, teacher.id, await ofClasses(teacher))
    },

    /**
     * Says which children of a class are in a book: their families have agreed. Any teacher of the class may, with books that she sees. 422 where
     * somebody is not in the class.
     */
    async setPeople(teacher: Account, classId: string, key: string, { learner_ids }: PackPeopleRequest) {
      await classes.own(teacher, classId)
      const book = await seenBook(needs, teacher, key)
      if (book.source === 'operator') throw invalid('key', PACK_REFUSALS.forAll)
      const wanted = [...new Set(learner_ids)]
      if ((await packs.countIn(classId, wanted)) < wanted.length) throw invalid('learner_ids', PACK_REFUSALS.notInClass)
      await packs.setPeople({ classId, key }, wanted, { by: teacher.id, at: clock().toISOString() })
      return itemOf(book, teacher.id, await ofClasses(teacher))
    },
  }
}

function exporting(needs: PackNeeds) {
  const { packs, blobs, uploads, chromium } = needs

  async function draftFile(teacher: Account, key: string): Promise<SentFile | undefined> {
    const draft = (await packs.drafts(teacher.id)).find((one) => one.key === key)
    const bytes = draft && (await blobs.read(draft.sha256))
    return bytes && { name: `${key}.lumbung`, type: 'application/zip', stream: Readable.from([bytes]) }
  }

  return {
    /** A book as a file. 501 for formats that this service cannot make, 410 where its files are gone. */
    async export(teacher: Account, key: string, { as, language }: PackExportQuery): Promise<SentFile> {
      if (!isStoredFormat(as)) throw new HttpError(501, PACK_REFUSALS.format)
      if (FORMAT_NEEDS[as].needsBrowser && chromium === undefined) throw new HttpError(501, PACK_REFUSALS.noBrowser)
      const draft = as === 'lumbung' ? await draftFile(teacher, key) : undefined
      if (draft) return draft
      const book = await seenBook(needs, teacher, key)
      // Withdrawn from children; who made it may still have it back.
      if (book.withdrawnAt !== null && book.ownerId !== teacher.id) throw new HttpError(410, PACK_REFUSALS.withdrawn)
      // To make it again without the child she needs what is in it.
      if (book.closedAt !== null && book.ownerId !== teacher.id) throw new HttpError(410, PACK_REFUSALS.closed)
      const out = await uploads.place()
      try {
        const made = await workOf(needs).export({ key, revision: book.revision, as, language, out })
        if (made.outcome === 'gone') throw new HttpError(410, PACK_REFUSALS.gone)
        if (made.outcome === 'refused') throw invalid('as', made.sentence)
        const stream = createReadStream(out)
        // Its name can go once it is open: the bytes stay until they are read.
        await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject))
        return { name: made.name, type: made.type, stream }
      } finally {
        await uploads.drop(out)
      }
    },
  }
}
