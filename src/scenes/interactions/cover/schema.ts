import { z } from 'zod'

/** A cover has no fields: its title belongs to the shell, its picture to the stage. */
export const coverSchema = z.object({})

/** The parsed content. */
export type Cover = z.infer<typeof coverSchema>
