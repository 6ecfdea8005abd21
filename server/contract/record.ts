import { z } from 'zod'
import { playMode } from './playMode.ts'
import { chosenComfort, pawPrints } from './comfort.ts'

/** GET /api/classes/:id/learners/:learnerId/record: all data stored about one learner, for families who request it. */
export const recordAnswer = z.object({
  data: z.object({
    made_at: z.string(),
    learner: z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), joined_at: z.string() }),
    class: z.object({ group_name: z.string(), course_name: z.string() }),
    sign_in: z.object({ avatar: z.string(), frame: z.string(), pictures: z.string() }).nullable(),
    /** Current and recent sign-ins of the child. */
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
    /** Requests a teacher has made to the class's owner. */
    requests: z.array(z.object({ kind: z.string(), asked_at: z.string() })),
    /** Teachers' actions on the child's membership and record during the last year. */
    journal: z.array(z.object({ at: z.string(), action: z.string() })),
    /** Books with the child's picture or voice, and when the family's yes was noted. */
    in_books: z.array(
      z.object({ key: z.string(), titles: z.object({ en: z.string(), id: z.string() }), yes_at: z.string() }),
    ),
    look: z.object({ skin: z.string(), hair: z.string(), headwear: z.string() }).nullable(),
    calm: z.boolean(),
    mode: playMode,
    comfort: chosenComfort,
    paw_prints: z.array(pawPrints),
    /** What a teacher has set for the child's path, one a language. */
    path_choices: z.array(z.record(z.string(), z.unknown())),
    /** Five-minute checks that teachers have asked for. */
    checks_asked: z.array(z.object({ lang: z.string(), asked_at: z.string() })),
    progress: z.array(z.record(z.string(), z.unknown())),
    activity_results: z.array(z.record(z.string(), z.unknown())),
    events: z.array(z.record(z.string(), z.unknown())),
  }),
})

/** What `recordAnswer` parses to. */
export type RecordAnswer = z.infer<typeof recordAnswer>

/** GET /api/classes/:id/record: the same for every learner of the class. It is streamed, so the service does not validate it. */
export const classRecordAnswer = z.object({
  data: z.object({
    made_at: z.string(),
    class: recordAnswer.shape.data.shape.class,
    learners: z.array(recordAnswer.shape.data),
  }),
})
