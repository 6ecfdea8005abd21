import { z } from 'zod'
import { dashboardClient } from '../service/apiClient.ts'
import { ApiError } from '../service/apiError.ts'

/** A field that may be absent, null or empty. */
const textOr = (fallback: string) =>
  z
    .string()
    .nullish()
    .transform((text) => text || fallback)

const profileBook = z.object({
  id: z.number(),
  title: textOr(''),
  cover_image: textOr(''),
  is_locked: z.boolean().nullish().transform(Boolean),
  progress: z
    .number()
    .nullish()
    .transform((progress) => Math.min(100, Math.max(0, Math.round(progress ?? 0)))),
  grade: z
    .number()
    .nullish()
    .transform((grade) => grade ?? 0),
})

/** A profile. Wider than our own service's contract: other backends omit fields, for which the client has defaults. */
export const profileSchema = z.object({
  /** Parsed by `noteVariant`. */
  look: z.unknown().optional(),
  /** Parsed by `noteCalm`. */
  calm: z.unknown().optional(),
  /** Both parsed by `takePlaySettings`. */
  mode: z.unknown().optional(),
  story_asks: z.unknown().optional(),
  /** Parsed by `noteReading`. */
  comfort: z.unknown().optional(),
  /** Parsed by `noteReading`. */
  paw_prints: z.unknown().optional(),
  name: textOr(''),
  email: textOr(''),
  role: textOr('student'),
  course_name: textOr('N/A'),
  group_name: textOr('N/A'),
  overall_score: z
    .number()
    .nullish()
    .transform((score) => score ?? 0),
  joined_at: textOr(''),
  list_buku: z
    .array(profileBook)
    .nullish()
    .transform((books) => books ?? []),
})

/** The learner's profile with every default filled in. */
export type Profile = z.output<typeof profileSchema>

/** The signed-in learner's profile, from the dashboard's host. Rejects with an `ApiError`. */
export async function fetchProfile(): Promise<Profile> {
  const { data } = await dashboardClient.get<unknown>('/api/auth/profile')
  const answer = z.object({ data: profileSchema }).safeParse(data)
  if (!answer.success) throw new ApiError('invalid', 'Invalid response format')
  return answer.data.data
}
