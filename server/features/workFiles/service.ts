import { randomBytes } from 'node:crypto'
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises'
import type { Account } from '../../contract/auth.ts'
import { BATCH_MAX } from '../../contract/batch.ts'
import type { CarriedAnswer, PackHead, WorkKeys, WorkRecord } from '../../contract/workFile.ts'
import {
  openPack,
  openSection,
  readWorkFile,
  type SealedPack,
  type SealedSection,
  sealPack,
  WorkFileError,
  writeWorkFile,
} from '../../contract/workFileFormat.ts'
import { type Clock, expiryMoment } from '../../lib/clock.ts'
import { forbidden, HttpError, unauthenticated } from '../../lib/httpError.ts'
import { fingerprint } from '../../lib/secrets.ts'
import { noSuchClass } from '../classes/ownerOnly.ts'
import type { ClassService } from '../classes/service.ts'
import type { CarriedTo, TakenPack } from '../packs/carrying.ts'
import type { PackService } from '../packs/service.ts'
import type { EventService } from '../events/service.ts'
import type { PictureStore } from '../pictures/store.ts'
import { performSave, type SaveServices } from './perform.ts'
import type { TakenSaveStore } from './saves.ts'
import type { SecretStore } from './secrets.ts'
import type { WorkFileStore } from './store.ts'

interface Needs {
  readonly store: WorkFileStore
  readonly secrets: SecretStore
  readonly saves: TakenSaveStore
  readonly classes: Pick<ClassService, 'own'>
  readonly packs: Pick<PackService, 'carried' | 'takeCarried'>
  readonly tablets: Pick<PictureStore, 'deviceOf'>
  readonly events: Pick<EventService, 'take'>
  readonly savers: SaveServices
  readonly clock: Clock
}

type Found = CarriedAnswer['data']
type Tally = { taken: number; known: number; refused: number }

/** Takes in work files (docs/carry.md): what tablets could not send themselves. */
export function workFileService(needs: Needs) {
  const { store, classes, tablets, packs, secrets, saves, clock } = needs
  return {
    /**
     * Takes in a file for a teacher of the class. A file that is refused (422, 413) changes nothing. What is stored already counts as `known`, so the
     * same file again is a success; so is sending it again after a 429 or 503.
     */
    async takeForTeacher(teacher: Account, classId: string, file: unknown): Promise<Found> {
      await classes.own(teacher, classId)
      return takeIn(needs, { classId, ownerId: teacher.id, isOpen: true }, file)
    },

    /** A file of books of the class, to be carried to another service of the class or its tablets. 404 or 410 for a book that cannot be had. */
    async fileOfBooks(teacher: Account, classId: string, packKeys: readonly string[]): Promise<Uint8Array> {
      await classes.own(teacher, classId)
      const files = await packs.carried(classId, packKeys)
      const now = clock()
      const keys = await secrets.forTablet(classId, now)
      const sealing = { keys, now, random: (count: number) => randomBytes(count) }
      const sealed: SealedPack[] = []
      for (const { said, bytes } of files) {
        sealed.push(sealPack(bytes, said, sealing))
        // Sealing takes some tens of milliseconds; others get their turn between.
        await turn()
      }
      return refusing(() => writeWorkFile({ packs: sealed }, keys, now))
    },

    /** The same for an approved tablet of the class that carries the work of another one; 401, 403 or 404 as for its faces. */
    async takeFromTablet(token: string, file: unknown): Promise<Found> {
      const tablet = await tablets.deviceOf(fingerprint(token), expiryMoment(clock))
      if (!tablet) throw unauthenticated()
      if (tablet.deleted_at !== null) throw noSuchClass()
      if (tablet.waiting_number !== null) throw forbidden('This tablet is waiting for the teacher.')
      // A lost tablet must not put books before children: a teacher opens what comes this way.
      const ownerId = await store.ownerOf(tablet.class_id)
      return takeIn(needs, { classId: tablet.class_id, ownerId, isOpen: false }, file)
    },

    /** Deletes secrets that open no file any more, and ids of saves that arrived long ago. */
    async sweep(): Promise<void> {
      await secrets.sweep(clock())
      await saves.sweep(clock())
    },
  }
}

/** What `workFileService` gives. */
export type WorkFileService = ReturnType<typeof workFileService>

async function takeIn(needs: Needs, to: Receiver, file: unknown): Promise<Found> {
  const { classId } = to
  const { store, secrets, clock } = needs
  const now = clock()
  const keys = { class_id: classId, secrets: await secrets.keysOf(classId, now) }
  const { sections, packs, tooOld } = refusing(() =>
    readWorkFile(file instanceof Uint8Array ? file : new Uint8Array(), keys, clock.isSuspect?.() ? undefined : now),
  )
  // Nothing is stored before every section was found right.
  const records = await recordsOf(sections, keys)
  const books = packs.map((pack) => ({ head: pack.head, bytes: refusing(() => openPack(pack, keys)) }))
  const devices = latestByDevice(sections)
  const learners = await store.learnersIn(classId, [...new Set(records.map(({ learner }) => learner))])
  const names = await store.deviceNames(classId, [...devices.keys()])
  const found: Found = {
    devices: [...devices].map(([id, made_at]) => ({ id, name: names.get(id) ?? null, made_at })),
    saves: { taken: 0, known: 0, refused: 0 },
    events: { taken: 0, known: 0, refused: 0 },
    others: records.filter(({ learner }) => !learners.has(learner)).length,
    too_old: tooOld,
    packs: [],
  }
  let late: HttpError | undefined
  for (const learner of learners.values()) {
    const own = records.filter((record) => record.learner === learner.id)
    try {
      await takeSaves(needs, learner, own, found.saves)
      await takeEvents(needs, learner, own, found.events)
    } catch (error) {
      // One child over a budget does not hold up the others.
      if (!(error instanceof HttpError) || error.status !== TOO_MANY) throw error
      late = error
    }
  }
  found.packs = await takeBooks(needs, to, books)
  if (late) throw late
  return found
}

/** Whose a book becomes that the file carries; `undefined`: the class has no owner. */
type Receiver = Omit<CarriedTo, 'ownerId'> & { readonly ownerId: string | undefined }

interface CarriedBook {
  readonly head: PackHead
  readonly bytes: Uint8Array
}

/** Books, after the work of children. */
async function takeBooks(
  { packs }: Needs,
  { ownerId, ...to }: Receiver,
  books: readonly CarriedBook[],
): Promise<Found['packs']> {
  const found: Found['packs'] = []
  for (const { head, bytes } of books) {
    const taken: TakenPack =
      ownerId === undefined
        ? { outcome: 'refused', message: 'This class has no owner.' }
        : await packs.takeCarried(bytes, { ...to, ownerId })
    found.push({ key: head.key, titles: head.titles, ...taken })
  }
  return found
}

/** The records of all sections, the oldest section first; opening one takes some milliseconds, so others get their turn between. */
async function recordsOf(sections: readonly SealedSection[], keys: WorkKeys): Promise<WorkRecord[]> {
  const records: WorkRecord[] = []
  for (const section of sections.toSorted(
    (one, other) => Date.parse(one.head.made_at) - Date.parse(other.head.made_at),
  )) {
    records.push(...refusing(() => openSection(section, keys)))
    await turn()
  }
  return records
}

/** Saves, in the order of the queue that they come from. */
async function takeSaves(
  { saves, savers, clock }: Needs,
  learner: Account,
  records: readonly WorkRecord[],
  tally: Tally,
): Promise<void> {
  for (const record of records) {
    if (!('save' in record)) continue
    const { save } = record
    if ((await claim(saves, learner.id, save.id, clock)) === 'done') {
      tally.known += 1
      continue
    }
    try {
      await performSave(savers, learner, save)
      await saves.done(learner.id, save.id)
      tally.taken += 1
    } catch (error) {
      await saves.release(learner.id, save.id)
      if (!(error instanceof HttpError) || error.status >= 500 || error.status === TOO_MANY) throw error
      tally.refused += 1
    }
  }
}

/** How long another request may store a save before this one gives up with 503, and how often it looks, ms. */
const PATIENCE_MS = 10_000
const LOOK_MS = 50

/** Claims a save. One that another request is storing is waited for: what comes after it (the end of a book) must not be stored before it (an activity). */
async function claim(saves: TakenSaveStore, learnerId: string, id: string, clock: Clock): Promise<'mine' | 'done'> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += LOOK_MS) {
    const outcome = await saves.claim(learnerId, id, clock())
    if (outcome !== 'busy') return outcome
    await delay(LOOK_MS)
  }
  throw new HttpError(503, 'Some of this is being saved just now. Please try again.', { retryAfter: 5 })
}

/** Events, as their learner would have sent them, but without the device's clock: the way of a file takes days. */
async function takeEvents(
  { store, events }: Needs,
  learner: Account,
  records: readonly WorkRecord[],
  tally: Tally,
): Promise<void> {
  const all = records.flatMap((record) => ('event' in record ? [record.event] : []))
  for (let from = 0; from < all.length; from += BATCH_MAX) {
    const batch = all.slice(from, from + BATCH_MAX)
    const ids = batch.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
    const stored = await store.storedEvents(learner.id, ids)
    const { taken, refused } = await events.take(learner, { events: batch })
    tally.refused += refused.length
    const known = taken.filter((id) => stored.has(id)).length
    tally.known += known
    tally.taken += taken.length - known
  }
}

/** When the latest section of each device was made. */
function latestByDevice(sections: readonly SealedSection[]): Map<string, string> {
  const latest = new Map<string, string>()
  for (const { head } of sections)
    if ((latest.get(head.device) ?? '') < head.made_at) latest.set(head.device, head.made_at)
  return latest
}

const TOO_MANY = 429
const TOO_LARGE = 413
const REFUSED = 422

/** A refused file becomes its status and sentence. */
function refusing<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof WorkFileError)) throw error
    throw new HttpError(error.fault === 'large' ? TOO_LARGE : REFUSED, error.message)
  }
}
