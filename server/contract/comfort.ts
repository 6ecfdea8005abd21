import { z } from 'zod'
import { COMFORTS } from '../../src/content/comfort.ts'
import { wholeNumber } from './text.ts'

/** All that a child has chosen; `null` before they choose. */
export const chosenComfort = z.array(z.enum(COMFORTS)).nullable()

/** PUT /api/profile/comfort: always the whole choice. */
export const comfortRequest = z.object({
  comfort: z
    .array(z.enum(COMFORTS), { error: `comfort must be a list of ${COMFORTS.join(', ')}` })
    .max(COMFORTS.length)
    .transform((chosen) => COMFORTS.filter((one) => chosen.includes(one))),
})

/** 200 of PUT /api/profile/comfort. */
export const comfortAnswer = z.object({ message: z.string(), data: z.object({ comfort: z.array(z.enum(COMFORTS)) }) })

/** The pages of a book on which a child has found Kiko; `total`: on how many he hides. */
export const pawPrints = z.object({ book_id: z.int(), page_ids: z.array(z.string()), total: z.int() })

/** POST /api/profile/paw-prints: pages of one book. They are added to those found before. */
export const pawPrintsRequest = z.object({
  book_id: wholeNumber('book id'),
  page_ids: z.array(z.string().max(40)).min(1).max(60),
  total: wholeNumber('total').min(1).max(60),
})

/** 200 of POST /api/profile/paw-prints: all that was found in the book. */
export const pawPrintsAnswer = z.object({ message: z.string(), data: pawPrints })
