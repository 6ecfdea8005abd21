import { z } from 'zod'

/** `removed` from the class, or `deleted`: then everything is erased when its time in the bin ends. */
const binReason = z.enum(['removed', 'deleted'])

/** What `binReason` parses to. */
export type BinReason = z.infer<typeof binReason>

/** A child in the bin. `by`: who put them there (`null`: that account no longer exists). Can be fully restored until `ends_at`. */
const binItem = z.object({
  learner_id: z.string(),
  name: z.string(),
  avatar: z.string(),
  has_email: z.boolean(),
  reason: binReason,
  by: z.string().nullable(),
  binned_at: z.string(),
  ends_at: z.string(),
  /** Titles of the books with their picture or voice: the files of these are closed when the child is erased. */
  books: z.array(z.object({ en: z.string(), id: z.string() })),
})

/** What `binItem` parses to. */
export type BinItem = z.infer<typeof binItem>

/** GET /api/classes/:id/bin: newest first. */
export const binAnswer = z.object({ data: z.array(binItem) })

/** A class in the bin. Its owner can fully restore it until `ends_at`. */
const deletedClass = z.object({
  id: z.string(),
  group_name: z.string(),
  course_name: z.string(),
  learner_count: z.int(),
  deleted_at: z.string(),
  ends_at: z.string(),
})

/** What `deletedClass` parses to. */
export type DeletedClass = z.infer<typeof deletedClass>

/** GET /api/classes/deleted: newest first. */
export const deletedClassesAnswer = z.object({ data: z.array(deletedClass) })
