import { z } from 'zod'

/** How a child plays: seeing and hearing, by ear alone (blind, screen reader), or without sound (deaf). `all` until chosen. */
export const playMode = z.enum(['all', 'byEar', 'withoutSound'], { error: 'mode must be all, byEar or withoutSound' })

/** What `playMode` parses to. */
export type PlayMode = z.infer<typeof playMode>

/** PUT /api/profile/mode. */
export const playModeRequest = z.object({ mode: playMode })

/** 200 of PUT /api/profile/mode. */
export const playModeAnswer = z.object({ message: z.string(), data: z.object({ mode: playMode }) })
