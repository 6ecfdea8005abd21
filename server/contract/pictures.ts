import { z } from 'zod'
import { madeId } from './device.ts'
import { line } from './text.ts'

/** The twelve pictures of the sign-in; three of them, in order, are a child's own. */
export const SIGN_IN_PICTURES = [
  'boat',
  'drum',
  'duck',
  'fish',
  'goat',
  'house',
  'kite',
  'mango',
  'star',
  'sun',
  'tree',
  'umbrella',
] as const

/** One of the twelve. */
export const signInPicture = z.enum(SIGN_IN_PICTURES)

/** What `signInPicture` parses to. */
export type SignInPicture = z.infer<typeof signInPicture>

/** The faces that children choose from. */
export const AVATARS: readonly string[] = Array.from({ length: 18 }, (_, index) => `face-${index + 1}`)

/** Animals: who has not chosen yet is one of them. */
export const PETS: readonly string[] = Array.from({ length: 8 }, (_, index) => `pet-${index + 1}`)

/** Around a face; each has a shape and a pattern of its own. */
export const FRAMES = ['sun', 'leaf', 'wave', 'dots', 'stripes', 'star'] as const

/** One of the six. */
export type Frame = (typeof FRAMES)[number]

/** PUT /api/profile/face, and …/learners/:learnerId/face for a teacher: a face with its frame, as nobody else of the class has it. */
export const faceChoice = z.object({
  avatar: z.enum([...AVATARS, ...PETS], { error: 'There is no such face.' }),
  frame: z.enum(FRAMES, { error: 'There is no such frame.' }),
})

/** What `faceChoice` parses to. */
export type FaceChoice = z.infer<typeof faceChoice>

/** 200 of a choice. */
export const faceChoiceAnswer = z.object({ message: z.string(), data: faceChoice })

/** POST /api/classes/open: a teacher opens the class on a shared tablet, by its tablet code. */
export const openClassRequest = z.object({
  code: line(40, 'The code field is required.', 'The code is not valid.'),
  device_name: line(40, 'Device name is required', 'Device name is not valid').default('Tablet'),
  /** What the tablet calls itself in its events (`device_id`): what it has not sent is then told by its name. */
  device_id: madeId.optional(),
})

/** What `openClassRequest` parses to. */
export type OpenClassRequest = z.infer<typeof openClassRequest>

/** A child on the "Who are you?" screen. */
const face = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  frame: z.string(),
  /** The child has chosen it; else it is asked for at the next sign-in. */
  is_chosen: z.boolean(),
})

/**
 * GET /api/classes/faces (header `X-Class-Token`): the class of this tablet. While it waits for the teacher's yes it has a number, which the
 * teacher sees too, and is shown no child.
 */
export const facesAnswer = z.object({
  data: z.object({ group_name: z.string(), waiting_number: z.int().nullable(), learners: z.array(face) }),
})

/** What `facesAnswer` parses to. */
export type FacesAnswer = z.infer<typeof facesAnswer>

/** 200 of open: the tablet keeps the token, and needs the code no more. */
export const openClassAnswer = z.object({ data: facesAnswer.shape.data.extend({ class_token: z.string() }) })

/** What `openClassAnswer` parses to. */
export type OpenClassAnswer = z.infer<typeof openClassAnswer>

/** POST /api/auth/pictures: answers as login does. */
export const pictureSignInRequest = z.object({
  class_token: z.string({ error: 'The class token field is required.' }).min(1).max(100),
  learner_id: z.string({ error: 'The learner id field is required.' }).min(1).max(64),
  pictures: z.array(signInPicture).length(3, { error: 'Three pictures are needed.' }),
})

/** What `pictureSignInRequest` parses to. */
export type PictureSignInRequest = z.infer<typeof pictureSignInRequest>

/** A tablet of a class as its teachers see it. */
const tablet = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  /** What the tablet shows while it waits for the teacher's yes; `null` where it is approved. */
  waiting_number: z.int().nullable(),
  /** Wrong pictures of the last day that nobody has made good by signing in. */
  wrong_tries: z.int(),
  /** There were so many that the tablet paused, or pauses: until when. */
  is_told: z.boolean(),
  paused_until: z.string().nullable(),
})

/** What `tablet` parses to. */
export type Tablet = z.infer<typeof tablet>

/** A learner whose pictures were wrong so often that their sign-in pauses, or did. */
const pausedLearner = z.object({
  id: z.string(),
  name: z.string(),
  wrong_tries: z.int(),
  paused_until: z.string().nullable(),
})

/** What `pausedLearner` parses to. */
export type PausedLearner = z.infer<typeof pausedLearner>

/** GET /api/classes/:id/devices: the code that opens a class on tablets (`null`: none was made yet), its tablets, and who has trouble signing in. */
export const devicesAnswer = z.object({
  data: z.object({
    tablet_code: z.string().nullable(),
    tablet_code_ends_at: z.string().nullable(),
    devices: z.array(tablet),
    learners: z.array(pausedLearner),
  }),
})

/** What `devicesAnswer` parses to. */
export type DevicesAnswer = z.infer<typeof devicesAnswer>
