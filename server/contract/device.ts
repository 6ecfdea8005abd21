import { z } from 'zod'

/** A device's id and other ids that devices create: printable, without spaces. */
export const madeId = z.string().regex(/^[\x21-\x7e]{1,64}$/)
