import { z } from 'zod'
import { roleSchema } from './auth.ts'
import { isCalm } from './calm.ts'
import { playMode } from './playMode.ts'
import { chosenComfort, pawPrints } from './comfort.ts'
import { chosenVariant } from './avatarVariant.ts'

/** One book on the profile: progress in rounded percent, grade in whole stars 0 … 5. */
const profileBook = z.object({
  id: z.int(),
  cover_image: z.string(),
  title: z.string(),
  is_locked: z.boolean(),
  progress: z.int(),
  grade: z.int(),
})

/**
 * GET /api/auth/profile. `course_name` and `group_name` are `N/A` without a class; `joined_at` is ISO 8601; `look` is the avatar variant for book 3.
 */
export const profileAnswer = z.object({
  data: z.object({
    name: z.string(),
    email: z.string(),
    role: roleSchema,
    course_name: z.string(),
    group_name: z.string(),
    overall_score: z.int(),
    joined_at: z.string(),
    list_buku: z.array(profileBook),
    look: chosenVariant,
    calm: isCalm,
    mode: playMode,
    /** Whether books ask about their stories: the child's class decides. */
    story_asks: z.boolean(),
    comfort: chosenComfort,
    paw_prints: z.array(pawPrints),
  }),
})

/** What `profileAnswer` parses to. */
export type ProfileAnswer = z.infer<typeof profileAnswer>
