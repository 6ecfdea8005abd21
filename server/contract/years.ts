import { z } from 'zod'
import { line } from './text.ts'

/** For how many days a closed year can be reopened. */
export const REOPEN_DAYS = 14

/** A school year of a class that is closed. `from` is `null` for the first; `to` is its last day. Reports of the class begin after the latest one. */
export const schoolYear = z.object({
  id: z.string(),
  name: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  can_reopen: z.boolean(),
})

/** What `schoolYear` parses to. */
export type SchoolYear = z.infer<typeof schoolYear>

/** POST /api/classes/:id/years: closes the current year; the next one begins on `first_day` (default: today). */
export const closeYearRequest = z.object({
  name: line(20, 'Name of the school year is required', 'Name of the school year is not valid'),
  first_day: z.iso.date({ error: 'The first day field must be a day, as in 2026-07-13.' }).optional(),
})

/** What `closeYearRequest` parses to. */
export type CloseYearRequest = z.infer<typeof closeYearRequest>
