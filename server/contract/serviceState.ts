import { z } from 'zod'

/**
 * 200 of GET /api/service/state, for teachers: whether the machine needs attention. `free_bytes` is `null` when the database's disk is unknown.
 * `clock` says why the clock is suspect, or `ok`; `now` is the time the service is using.
 */
export const serviceStateAnswer = z.object({
  data: z.object({
    storage: z.enum(['ok', 'scarce', 'low', 'full', 'unwritable']),
    free_bytes: z.int().nullable(),
    clock: z.enum(['ok', 'before-build', 'before-records', 'jumped', 'long-gap', 'devices']),
    now: z.iso.datetime(),
  }),
})

/** What `serviceStateAnswer` parses to. */
export type ServiceState = z.infer<typeof serviceStateAnswer>['data']
