import { z } from 'zod'

/** GET /api/classes/:id/learners/:learnerId/record: everything that is kept of one learner, for the family that asks. */
export const recordAnswer = z.object({
  data: z.object({
    made_at: z.string(),
    learner: z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), joined_at: z.string() }),
    class: z.object({ group_name: z.string(), course_name: z.string() }),
    sign_in: z.object({ avatar: z.string(), frame: z.string(), pictures: z.string() }).nullable(),
    /** Where the child is signed in now, or was until lately. */
    sign_ins: z.array(
      z.object({
        created_at: z.string(),
        expires_at: z.string(),
        used_at: z.string().nullable(),
        device: z.string().nullable(),
      }),
    ),
    /** Browsers on which the child has signed in by e-mail. */
    known_devices: z.array(z.object({ created_at: z.string(), used_at: z.string() })),
    /** When the child was last taken out of a class. */
    left_class_at: z.string().nullable(),
    /** Whether the child is in the bin of a class, and until when. */
    bin: z.object({ reason: z.string(), binned_at: z.string(), ends_at: z.string() }).nullable(),
    /** What a teacher has asked the class's owner for. */
    requests: z.array(z.object({ kind: z.string(), asked_at: z.string() })),
    /** What teachers did with the child's place and record, of the last year. */
    journal: z.array(z.object({ at: z.string(), action: z.string() })),
    look: z.object({ skin: z.string(), hair: z.string(), headwear: z.string() }).nullable(),
    calm: z.boolean(),
    progress: z.array(z.record(z.string(), z.unknown())),
    activity_results: z.array(z.record(z.string(), z.unknown())),
    events: z.array(z.record(z.string(), z.unknown())),
  }),
})

/** What `recordAnswer` parses to. */
export type RecordAnswer = z.infer<typeof recordAnswer>

/** GET /api/classes/:id/record: the same of every learner of the class. It is sent while it is made, so the service does not check it. */
export const classRecordAnswer = z.object({
  data: z.object({
    made_at: z.string(),
    class: recordAnswer.shape.data.shape.class,
    learners: z.array(recordAnswer.shape.data),
  }),
})
