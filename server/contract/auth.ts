import { z } from 'zod'
import { isCalm } from './calm.ts'
import { chosenLook } from './look.ts'
import { line } from './text.ts'

/** Longest password taken: enough for any passphrase, too little to keep the hashing busy. */
const PASSWORD_MAX = 200

/** Shortest password taken at registration. */
export const PASSWORD_MIN = 6

/** Who may do what; teachers are never made by registration. */
export const roleSchema = z.enum(['student', 'teacher'])

/** `student` or `teacher`. */
export type Role = z.infer<typeof roleSchema>

const email = line(254, 'Email is required', 'Email is not valid')
const password = z.string({ error: 'Password is required' }).min(1, { error: 'Password is required', abort: true })

/** POST /api/auth/login. Any text will do for an address here: a wrong one is answered like an unknown one. */
export const loginRequest = z.object({
  email,
  password: password.max(PASSWORD_MAX, { error: 'Password is too long' }),
})

/** What `loginRequest` parses to. */
export type LoginRequest = z.infer<typeof loginRequest>

/** POST /api/auth/register; the texts are those the form shows. */
export const registerRequest = z
  .object({
    name: line(100, 'Name is required', 'Name is not valid'),
    email: email.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'Email is not valid' }),
    password: password
      .min(PASSWORD_MIN, { error: `Password must have at least ${PASSWORD_MIN} characters` })
      .max(PASSWORD_MAX, { error: 'Password is too long' }),
    password_confirmation: z
      .string({ error: 'Password confirmation is required' })
      .min(1, { error: 'Password confirmation is required' }),
    /** Joins the class of this code at once; an empty one counts as none. */
    class_code: z.string().max(40, { error: 'The code is not valid.' }).optional(),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    error: 'Passwords do not match',
  })

/** What `registerRequest` parses to. */
export type RegisterRequest = z.infer<typeof registerRequest>

/** POST /api/auth/erase: the account of whoever asks, for good; the password once more. */
export const eraseAccountRequest = z.object({ password: password.max(PASSWORD_MAX, { error: 'Password is too long' }) })

/** An account as its owner sees it. */
export const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
})

/** What `accountSchema` parses to. */
export type Account = z.infer<typeof accountSchema>

/** 200 of login: the bearer token beside the account, how book 3's child looks, and calm mode. */
export const loginAnswer = z.object({
  message: z.string(),
  data: accountSchema.extend({ token: z.string(), look: chosenLook, calm: isCalm }),
})

/** What `loginAnswer` parses to. */
export type LoginAnswer = z.infer<typeof loginAnswer>

/** 201 of register. */
export const registerAnswer = z.object({ message: z.string(), data: accountSchema })

/** What `registerAnswer` parses to. */
export type RegisterAnswer = z.infer<typeof registerAnswer>
