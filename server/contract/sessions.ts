import { z } from 'zod'

/** Browsers that are told apart. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const

/** Systems that are told apart. */
export const SYSTEMS = ['android', 'chromeos', 'ipad', 'iphone', 'linux', 'mac', 'windows', 'other'] as const

/** What a sign-in is used with, as far as the browser says. */
const deviceKind = z.object({ browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) })

/** What `deviceKind` parses to. */
export type DeviceKind = z.infer<typeof deviceKind>

/** One sign-in. `used_at` is right to the hour; `device` is null before it was first used. */
const sessionItem = z.object({
  id: z.string(),
  device: deviceKind.nullable(),
  signed_in_at: z.string(),
  used_at: z.string(),
  is_current: z.boolean(),
})

/** What `sessionItem` parses to. */
export type SessionItem = z.infer<typeof sessionItem>

/** GET /api/auth/sessions: where whoever asks is signed in, this device first, then by the last use. */
export const sessionsAnswer = z.object({ data: z.array(sessionItem) })
