import { z } from 'zod'

/** Whether a reader uses calm mode: slower, less motion, one thing at a time. False until chosen. */
export const isCalm = z.boolean()

/** PUT /api/profile/calm. */
export const calmRequest = z.object({ calm: z.boolean({ error: 'calm must be true or false' }) })

/** 200 of PUT /api/profile/calm. */
export const calmAnswer = z.object({ message: z.string(), data: z.object({ calm: isCalm }) })
