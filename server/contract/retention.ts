import { z } from 'zod'

/** Default retention periods (`RETENTION_DAYS`, `TOKEN_DAYS`). The bin stores nobody for longer. */
export const KEEPING = { retention_days: 30, token_days: 30, bin_days: 14 } as const

/** GET /api/keeping: days after which a child without an e-mail who left the class is erased, an unused sign-in expires, and the bin is emptied. */
export const keepingAnswer = z.object({
  data: z.object({
    retention_days: z.int().min(1),
    token_days: z.int().min(1),
    bin_days: z.int().min(1).default(KEEPING.bin_days),
  }),
})

/** What the response holds. */
export type Keeping = z.infer<typeof keepingAnswer>['data']
