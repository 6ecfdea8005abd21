import { z } from 'zod'

/** How long things are kept where the school has not set it otherwise (`RETENTION_DAYS`, `TOKEN_DAYS`); the bin keeps nobody longer than it. */
export const KEEPING = { retention_days: 30, token_days: 30, bin_days: 14 } as const

/** GET /api/keeping: a child without an e-mail who left the class is erased, an unused sign-in ends, and the bin is emptied, after so many days. */
export const keepingAnswer = z.object({
  data: z.object({
    retention_days: z.int().min(1),
    token_days: z.int().min(1),
    bin_days: z.int().min(1).default(KEEPING.bin_days),
  }),
})

/** What the call says. */
export type Keeping = z.infer<typeof keepingAnswer>['data']
