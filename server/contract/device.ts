import { z } from 'zod'

/** What a device calls itself, and other ids that devices make: printable, without spaces. */
export const madeId = z.string().regex(/^[\x21-\x7e]{1,64}$/)
