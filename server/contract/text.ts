import { z } from 'zod'

// Tabs, line breaks and NUL never belong into a name or an address; PostgreSQL refuses NUL outright.
// oxlint-disable-next-line no-control-regex -- these are the characters to refuse
const CONTROL = /[\u0000-\u001f\u007f]/

/** A line of text, trimmed: `missing` is said where it is absent or empty, `invalid` where it holds control characters or is longer than `max`. */
export function line(max: number, missing: string, invalid: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(max, { error: invalid, abort: true })
    .refine((text) => !CONTROL.test(text), { error: invalid })
}

/** A whole number from JSON (never a number as text), with a message that names the field. */
export function wholeNumber(field: string) {
  return z.int({
    error: (issue) => `The ${field} field ${issue.input === undefined ? 'is required.' : 'must be an integer.'}`,
  })
}
