import { z } from 'zod'
import { madeId } from './device.ts'
import { line } from './text.ts'
import { workKeys } from './workFile.ts'

/** The twelve sign-in pictures; a child's password is three of them in order. */
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

/** Animals: assigned to children who have not chosen yet. */
export const PETS: readonly string[] = Array.from({ length: 8 }, (_, index) => `pet-${index + 1}`)

/** Frames around a face; each has its own shape and pattern. */
export const FRAMES = ['sun', 'leaf', 'wave', 'dots', 'stripes', 'star'] as const

/** One of the six. */
export type Frame = (typeof FRAMES)[number]

/** PUT /api/profile/face, and …/learners/:learnerId/face for a teacher: a face and frame that nobody else in the class has. */
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
  /** The tablet's id in its events (`device_id`), so that its unsent work can be attributed to it. */
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
  /** Whether the child has chosen it; if not, the app asks at the next sign-in. */
  is_chosen: z.boolean(),
})

/**
 * GET /api/classes/faces (header `X-Class-Token`): the class of this tablet. Until the teacher approves the tablet, it gets a number, which the
 * teacher sees too, and no children.
 */
export const facesAnswer = z.object({
  data: z.object({
    group_name: z.string(),
    waiting_number: z.int().nullable(),
    learners: z.array(face),
    /** For work files; none while the tablet waits. */
    work_keys: workKeys.nullish(),
  }),
})

/** What `facesAnswer` parses to. */
export type FacesAnswer = z.infer<typeof facesAnswer>

/** 200 of open: the tablet stores the token and no longer needs the code. */
export const openClassAnswer = z.object({ data: facesAnswer.shape.data.extend({ class_token: z.string() }) })

/** What `openClassAnswer` parses to. */
export type OpenClassAnswer = z.infer<typeof openClassAnswer>

/** POST /api/auth/pictures: responds like login. */
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
  /** The number the tablet shows until it is approved; `null` once it is. */
  waiting_number: z.int().nullable(),
  /** Wrong picture attempts of the last day, not counting those reset by a sign-in. */
  wrong_tries: z.int(),
  /** When the pause caused by too many of them ends or ended. */
  is_told: z.boolean(),
  paused_until: z.string().nullable(),
})

/** What `tablet` parses to. */
export type Tablet = z.infer<typeof tablet>

/** A learner whose sign-in is or was paused after too many wrong attempts. */
const pausedLearner = z.object({
  id: z.string(),
  name: z.string(),
  wrong_tries: z.int(),
  paused_until: z.string().nullable(),
})

/** What `pausedLearner` parses to. */
export type PausedLearner = z.infer<typeof pausedLearner>

/** GET /api/classes/:id/devices: the code that opens a class on tablets (`null`: none yet), its tablets, and learners who have trouble signing in. */
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
