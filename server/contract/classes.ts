import { z } from 'zod'
import { learnerRequest } from './requests.ts'
import { line, wholeNumber } from './text.ts'
import { schoolYear } from './years.ts'

const groupName = line(60, 'Group name is required', 'Group name is not valid')
const courseName = line(80, 'Course name is required', 'Course name is not valid')

/** POST /api/classes. */
export const classRequest = z.object({ group_name: groupName, course_name: courseName })

/** What `classRequest` parses to. */
export type ClassRequest = z.infer<typeof classRequest>

/** PATCH /api/classes/:id; omitted fields stay unchanged. */
export const classChangeRequest = z.object({
  group_name: groupName.optional(),
  course_name: courseName.optional(),
  story_asks: z.boolean({ error: 'story_asks must be true or false' }).optional(),
})

/** What `classChangeRequest` parses to. */
export type ClassChangeRequest = z.infer<typeof classChangeRequest>

/** A pending change of owner, visible to the owner and to the teacher it is offered to (`is_to_me`). */
const classOffer = z.object({ to: z.string(), offered_at: z.string(), is_to_me: z.boolean() })

/** What `classOffer` parses to. */
export type ClassOffer = z.infer<typeof classOffer>

/** POST /api/classes/:id/handover: the co-teacher who is to own the class. */
export const handoverRequest = z.object({
  teacher_id: z.string({ error: 'The teacher id field is required.' }).min(1).max(64),
})

/** A class as its teachers see it in a list. The code expires at `join_code_ends_at`. Only owners may delete, export and invite. */
const classItem = z.object({
  id: z.string(),
  group_name: z.string(),
  course_name: z.string(),
  join_code: z.string(),
  join_code_ends_at: z.string(),
  is_owner: z.boolean(),
  learner_count: z.int(),
  /** Whether books ask the class's children about their stories. */
  story_asks: z.boolean().default(true),
  /** Requests from co-teachers to the owner; co-teachers see only their own. */
  requests: z.array(learnerRequest).default([]),
  offer: classOffer.nullable().default(null),
})

/** What `classItem` parses to. */
export type ClassItem = z.infer<typeof classItem>

/** GET /api/classes. */
export const classesAnswer = z.object({ data: z.array(classItem) })

/** A learner in a class. Children without e-mail sign in by pictures. */
const classLearner = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  frame: z.string(),
  has_email: z.boolean(),
  joined_at: z.string(),
})

/** What `classLearner` parses to. */
export type ClassLearner = z.infer<typeof classLearner>

/**
 * A shared tablet on which a teacher opened the class; the time of its last heartbeat (`null`: never), and for how many children it holds unsent
 * records.
 */
const classDevice = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  heard_at: z.string().nullable(),
  waiting: z.int(),
})

/** What `classDevice` parses to. */
export type ClassDevice = z.infer<typeof classDevice>

/** A teacher of a class. */
const classTeacher = z.object({ id: z.string(), name: z.string(), is_owner: z.boolean() })

/** What `classTeacher` parses to. */
export type ClassTeacher = z.infer<typeof classTeacher>

/** One class in full. */
export const classAnswer = z.object({
  data: classItem.extend({
    learners: z.array(classLearner),
    /** Closed school years, oldest first. */
    years: z.array(schoolYear).default([]),
    teachers: z.array(classTeacher),
    devices: z.array(classDevice),
  }),
})

/** What `classAnswer` parses to. */
export type ClassAnswer = z.infer<typeof classAnswer>

/** POST /api/classes/:id/teachers: a colleague who has a teacher's account. */
export const coTeacherRequest = z.object({ email: line(254, 'Email is required', 'Email is not valid') })

/** POST /api/classes/join: a learner joins by the code on the class's card. */
export const joinRequest = z.object({ code: line(40, 'The code field is required.', 'The code is not valid.') })

/** 200 of join. */
export const joinAnswer = z.object({
  message: z.string(),
  data: z.object({ group_name: z.string(), course_name: z.string() }),
})

/** How a class unlocks a book: for everybody now, after the previous book (the default), or not yet. */
const bookAccess = z.enum(['open', 'after-previous', 'locked'])

/** PUT /api/classes/:id/books. */
export const bookAccessRequest = z.object({ book_id: wholeNumber('book id'), access: bookAccess })

/** What `bookAccessRequest` parses to. */
export type BookAccessRequest = z.infer<typeof bookAccessRequest>

/** GET and PUT /api/classes/:id/books: every bundled book, who decided, and how many learners have started it. */
export const classBooksAnswer = z.object({
  data: z.array(
    z.object({
      book_id: z.int(),
      title: z.object({ en: z.string(), id: z.string() }),
      access: bookAccess,
      decided_by: z.string().nullable(),
      decided_at: z.string().nullable(),
      begun: z.int(),
    }),
  ),
})

/** What `classBooksAnswer` parses to. */
export type ClassBooksAnswer = z.infer<typeof classBooksAnswer>
