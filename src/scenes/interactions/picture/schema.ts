import { z } from 'zod'

/** A plain page asks for nothing. */
export const pictureSchema = z.object({})

/** The parsed content. */
export type Picture = z.infer<typeof pictureSchema>
