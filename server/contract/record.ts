import { z } from 'zod'

/** GET /api/classes/:id/learners/:learnerId/record: everything that is kept of one learner, for the family that asks. */
export const recordAnswer = z.object({
  data: z.object({
    made_at: z.string(),
    learner: z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), joined_at: z.string() }),
    class: z.object({ group_name: z.string(), course_name: z.string() }),
    sign_in: z.object({ avatar: z.string(), pictures: z.string() }).nullable(),
    progress: z.array(z.record(z.string(), z.unknown())),
    activity_results: z.array(z.record(z.string(), z.unknown())),
    events: z.array(z.record(z.string(), z.unknown())),
  }),
})

/** What `recordAnswer` parses to. */
export type RecordAnswer = z.infer<typeof recordAnswer>
