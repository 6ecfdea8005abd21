import { z } from 'zod'

/** Browsers that are recognised. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const

/** Operating systems that are recognised. */
export const SYSTEMS = ['android', 'chromeos', 'ipad', 'iphone', 'linux', 'mac', 'windows', 'other'] as const

/** Browser and system of a sign-in, as reported by the browser. */
const deviceKind = z.object({ browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) })

/** What `deviceKind` parses to. */
export type DeviceKind = z.infer<typeof deviceKind>

/** One sign-in. `used_at` is precise to the hour; `device` is null before the first use. */
const sessionItem = z.object({
  id: z.string(),
  device: deviceKind.nullable(),
  signed_in_at: z.string(),
  used_at: z.string(),
  is_current: z.boolean(),
})

/** What `sessionItem` parses to. */
export type SessionItem = z.infer<typeof sessionItem>

/** GET /api/auth/sessions: the requester's sign-ins, this device first, then by last use. */
export const sessionsAnswer = z.object({ data: z.array(sessionItem) })
