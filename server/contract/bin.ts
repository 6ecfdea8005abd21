import { z } from 'zod'

/** `removed` from the class, or `deleted`: then everything is erased when the bin's time is over. */
const binReason = z.enum(['removed', 'deleted'])

/** What `binReason` parses to. */
export type BinReason = z.infer<typeof binReason>

/** A child in the bin. `by`: who put them there (`null`: somebody who is gone). Until `ends_at` they can be brought back whole. */
const binItem = z.object({
  learner_id: z.string(),
  name: z.string(),
  avatar: z.string(),
  has_email: z.boolean(),
  reason: binReason,
  by: z.string().nullable(),
  binned_at: z.string(),
  ends_at: z.string(),
})

/** What `binItem` parses to. */
export type BinItem = z.infer<typeof binItem>

/** GET /api/classes/:id/bin: the latest first. */
export const binAnswer = z.object({ data: z.array(binItem) })

/** A class in the bin. Until `ends_at` its owner can bring it back whole. */
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

/** GET /api/classes/deleted: the latest first. */
export const deletedClassesAnswer = z.object({ data: z.array(deletedClass) })
