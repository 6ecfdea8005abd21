import { z } from 'zod'

/** How long things are kept where the school has not set it otherwise (`RETENTION_DAYS`, `TOKEN_DAYS`). */
export const KEEPING = { retention_days: 30, token_days: 30 } as const

/** GET /api/keeping: a child without an e-mail who left the class is erased, and an unused sign-in ends, after so many days. */
export const keepingAnswer = z.object({
  data: z.object({ retention_days: z.int().min(1), token_days: z.int().min(1) }),
})

/** What the call says. */
export type Keeping = z.infer<typeof keepingAnswer>['data']
