import { z } from 'zod'

/** A plain page has no fields. */
export const pictureSchema = z.object({})

/** The parsed content. */
export type Picture = z.infer<typeof pictureSchema>
