import { z } from 'zod'
import { madeId } from './device.ts'

/** The ending of a work file's name. */
export const WORK_FILE_ENDING = '.lumbung-work'

/** How long a work file, and each section of it, can be taken in, in days. */
export const WORK_FILE_DAYS = 90

/** The largest work file, bytes: forty tablets with weeks of reading, or some books. */
export const WORK_FILE_BYTES = 24 * 1024 * 1024

/** Records of one section at most. */
export const SECTION_RECORDS = 1000

/** The id of a save that was queued on a device, in the header `Idempotency-Key` and in work files: the device's id and its running number. */
const saveId = z.string().regex(/^[\x21-\x7e]{1,100}$/)

/** Headers of the calls that save something: with the id of the save the call has an effect once, however often and on whatever way it arrives. */
export const saveHeaders = z.looseObject({ 'idempotency-key': saveId.optional() })

/** What a tablet of a class needs to write and read work files: the class and its secrets, the present one first. */
export const workKeys = z.object({
  class_id: z.string().min(1).max(64),
  secrets: z
    .array(z.object({ id: z.string().min(1).max(64), secret: z.string().min(1).max(100) }))
    .min(1)
    .max(100),
})

/** What `workKeys` parses to. */
export type WorkKeys = z.infer<typeof workKeys>

const moment = z.iso.datetime().max(40)

/** What the header of a work file says of one section: who made it, when, the id of the secret it is sealed with, and its size in bytes. */
const sectionHead = z.strictObject({
  id: madeId,
  device: madeId,
  secret: madeId,
  made_at: moment,
  records: z.int().min(1).max(SECTION_RECORDS),
  bytes: z.int().min(40).max(WORK_FILE_BYTES),
})

/** What `sectionHead` parses to. */
export type SectionHead = z.infer<typeof sectionHead>

/** What the header says of a book that the file carries: what it is, when it was put in, the id of the secret it is sealed with, its size in bytes. */
const packHead = z.strictObject({
  key: z.string().min(1).max(120),
  revision: z.int().min(1),
  titles: z.strictObject({ en: z.string().max(500), id: z.string().max(500) }),
  secret: madeId,
  made_at: moment,
  bytes: z.int().min(40).max(WORK_FILE_BYTES),
})

/** What `packHead` parses to. */
export type PackHead = z.infer<typeof packHead>

const headOfAll = { class: madeId, secret: madeId, made_at: moment }

/** The header of a work file, by the version of the format. */
export const workFileHeads = {
  1: z.strictObject({ ...headOfAll, sections: z.array(sectionHead).min(1).max(1000) }),
  2: z.strictObject({
    ...headOfAll,
    sections: z.array(sectionHead).max(1000),
    packs: z.array(packHead).min(1).max(100),
  }),
} as const

/** One record of a section: a save as the queue has it, or a learning event as `POST /api/events` takes it. */
export const workRecord = z.union([
  z.strictObject({
    learner: z.string().min(1).max(64),
    save: z.strictObject({
      id: saveId,
      method: z.enum(['post', 'patch', 'put']),
      path: z.string().max(200),
      body: z.record(z.string(), z.unknown()),
    }),
  }),
  z.strictObject({ learner: z.string().min(1).max(64), event: z.record(z.string(), z.unknown()) }),
])

/** What `workRecord` parses to. */
export type WorkRecord = z.infer<typeof workRecord>

/** Counts of saves or events: stored now, stored before, and not accepted (as if their own tablet had sent them). */
const tally = z.object({ taken: z.int(), known: z.int(), refused: z.int() })

/** 200 of `POST /api/classes/:classId/carried` and of `POST /api/classes/carried`. A file that was taken in before is a success as well. */
export const carriedAnswer = z.object({
  data: z.object({
    /** The tablets whose work is in the file; `name` is `null` for one that is no longer in the class. */
    devices: z.array(z.object({ id: z.string(), name: z.string().nullable(), made_at: z.string() })),
    saves: tally,
    events: tally,
    /** Records of accounts that are not learners of this class (any more), erased ones included; not stored. */
    others: z.int(),
    /** Sections and books older than `WORK_FILE_DAYS`; not stored. */
    too_old: z.int(),
    /** The books in the file: added now, here already in this or a newer revision, or refused with the service's sentence. */
    packs: z.array(
      z.object({
        key: z.string(),
        titles: z.object({ en: z.string(), id: z.string() }),
        outcome: z.enum(['taken', 'known', 'refused']),
        message: z.string().nullable(),
      }),
    ),
  }),
})

/** GET /api/classes/:classId/carried: the keys of the books that the file is to carry, with commas between them. */
export const carriedQuery = z.object({
  packs: z.string({ error: 'The packs field must name a book.' }).min(1).max(2000),
})

/** What `carriedAnswer` parses to. */
export type CarriedAnswer = z.infer<typeof carriedAnswer>

/** Why a work file is refused. */
export type WorkFileFault = 'foreign' | 'newer' | 'cut' | 'altered' | 'class' | 'secret' | 'old' | 'large'

/** The sentence of each fault, as the service says it. */
export const WORK_FILE_FAULTS: Readonly<Record<WorkFileFault, string>> = {
  foreign: 'This is not a Lumbung work file.',
  newer: 'This file was made by a newer version of Lumbung. Update this one first.',
  cut: 'This file is not complete. Copy it again from the tablet.',
  altered: 'This file was changed after it was made. Copy it again from the tablet.',
  class: 'This file belongs to another class.',
  secret: 'This file was made with a secret that is no longer valid. Make a new one on the tablet.',
  old: 'This file is older than 90 days, or the date of the tablet is wrong. Make a new one on the tablet.',
  large: 'This file is too large.',
}
