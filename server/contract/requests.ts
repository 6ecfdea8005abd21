import { z } from 'zod'

/** `move`: to another class of the requester; `remove`: out of the class. */
const requestKind = z.enum(['move', 'remove'])

/** What `requestKind` parses to. */
export type RequestKind = z.infer<typeof requestKind>

/** A co-teacher's request to the class's owner. Owners see all of their class, co-teachers only their own (`is_mine`). */
export const learnerRequest = z.object({
  id: z.string(),
  kind: requestKind,
  learner_id: z.string(),
  learner: z.string(),
  /** The other class's name; `null` for `remove`. */
  to_class: z.string().nullable(),
  asked_by: z.string(),
  asked_at: z.string(),
  is_mine: z.boolean(),
})

/** What `learnerRequest` parses to. */
export type LearnerRequest = z.infer<typeof learnerRequest>

/** 200 when done; 202 when it was sent to the class's owner for approval (`asked`). */
export const leavingAnswer = z.object({ message: z.string(), asked: z.boolean() })
