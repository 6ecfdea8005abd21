import { z } from 'zod'
import { isCalm } from './calm.ts'
import { playMode } from './playMode.ts'
import { chosenComfort, pawPrints } from './comfort.ts'
import { chosenVariant } from './avatarVariant.ts'
import { line, personName } from './text.ts'

/** Longest accepted password: enough for any passphrase, too short to overload the hashing. */
const PASSWORD_MAX = 200

/** Shortest password that can be chosen, in characters. Existing ones may be shorter. */
export const PASSWORD_MIN = 8

/** Why a new password is rejected. */
export const PASSWORD_FAULTS = {
  short: `Password must have at least ${PASSWORD_MIN} characters`,
  long: 'Password is too long',
  guessable: 'This password is too easy to guess. Choose another one.',
  same: 'This is the old password. Choose another one.',
  wrong: 'The password is not right.',
} as const

/** Sent in response to almost every request until a one-time password has been changed. */
export const CHANGE_REQUIRED = 'Password change required.'

/** Roles. Registration never creates a teacher. */
export const roleSchema = z.enum(['student', 'teacher'])

/** `student` or `teacher`. */
export type Role = z.infer<typeof roleSchema>

const email = line(254, 'Email is required', 'Email is not valid')
const password = z.string({ error: 'Password is required' }).min(1, { error: 'Password is required', abort: true })

/** POST /api/auth/login. Any text is accepted as an address: an invalid one gets the same response as an unknown one. */
export const loginRequest = z.object({
  email,
  password: password.max(PASSWORD_MAX, { error: PASSWORD_FAULTS.long }),
})

/** What `loginRequest` parses to. */
export type LoginRequest = z.infer<typeof loginRequest>

const givenPassword = password.max(PASSWORD_MAX, { error: PASSWORD_FAULTS.long })

const newPassword = {
  // Characters as people count them: a letter or picture beyond the first 65,536 is one.
  password: password
    .regex(new RegExp(`^.{${PASSWORD_MIN},}$`, 'su'), { error: PASSWORD_FAULTS.short })
    .max(PASSWORD_MAX, { error: PASSWORD_FAULTS.long }),
  password_confirmation: z
    .string({ error: 'Password confirmation is required' })
    .min(1, { error: 'Password confirmation is required' }),
}

interface Chosen {
  readonly password: string
  readonly password_confirmation: string
}
const isRepeated = (form: Chosen) => form.password === form.password_confirmation
const NOT_REPEATED = { path: ['password_confirmation'], error: 'Passwords do not match' }

/** POST /api/auth/register; the messages are those the form shows. The service also rejects passwords that are easy to guess. */
export const registerRequest = z
  .object({
    name: personName(100, 'Name is required', 'Name is not valid'),
    email: email.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'Email is not valid' }),
    ...newPassword,
    /** Code of a class to join at once; empty means none. */
    class_code: z.string().max(40, { error: 'The code is not valid.' }).optional(),
  })
  .refine(isRepeated, NOT_REPEATED)

/** What `registerRequest` parses to. */
export type RegisterRequest = z.infer<typeof registerRequest>

/** POST /api/auth/erase: permanently deletes the signed-in account; asks for the password again. */
export const eraseAccountRequest = z.object({ password: givenPassword })

/** PUT /api/auth/password. */
export const changePasswordRequest = z
  .object({ current_password: givenPassword, ...newPassword })
  .refine(isRepeated, NOT_REPEATED)

/** What `changePasswordRequest` parses to. */
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>

/** An account as its owner sees it. */
const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
})

/** What `accountSchema` parses to. */
export type Account = z.infer<typeof accountSchema>

/** 200 of login: the bearer token, the account, and what the app needs to know of its reader: choices, found paw-prints, and whether books ask. */
export const loginAnswer = z.object({
  message: z.string(),
  data: accountSchema.extend({
    token: z.string(),
    look: chosenVariant,
    calm: isCalm,
    mode: playMode,
    story_asks: z.boolean(),
    comfort: chosenComfort,
    paw_prints: z.array(pawPrints),
    /** Present and true after a one-time password: all other requests are rejected until it is changed. */
    must_change_password: z.literal(true).optional(),
  }),
})

/** 201 of register. */
export const registerAnswer = z.object({ message: z.string(), data: accountSchema })
