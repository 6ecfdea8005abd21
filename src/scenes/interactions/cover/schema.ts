import { z } from 'zod'

/** A cover asks for nothing: its title is the shell's, its picture the stage's. */
export const coverSchema = z.object({})

/** The parsed content. */
export type Cover = z.infer<typeof coverSchema>
