import { z } from 'zod'

// Tabs, line breaks and NUL never belong in a name or an address; PostgreSQL rejects NUL.
// oxlint-disable-next-line no-control-regex -- these are the characters to refuse
const CONTROL = /[\u0000-\u001f\u007f]/

/** A line of text, trimmed: the error is `missing` when absent or empty, `invalid` when it has control characters or exceeds `max`. */
export function line(max: number, missing: string, invalid: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(max, { error: invalid, abort: true })
    .refine((text) => !CONTROL.test(text), { error: invalid })
}

/** Characters a spreadsheet could read as a formula or the end of a field, full-width forms included. */
const FORMULA_SIGNS = /[;=|\uFF1B\uFF1D\uFF5C]|^\s*[+\-@\uFF0B\uFF0D\uFF20]/

/** Whether a new name is unsafe as a spreadsheet cell: it contains `; = |` or begins with `+ - @`. */
export const hasFormulaSigns = (name: string): boolean => FORMULA_SIGNS.test(name)

/** The error message for such a name. */
const SIGNS_FAULT = 'A name cannot contain ; = | or begin with + - @'

/** The name of a person, as `line`; 422 if `hasFormulaSigns` holds. Existing names are not checked. */
export const personName = (max: number, missing: string, invalid: string) =>
  line(max, missing, invalid).refine((name) => !hasFormulaSigns(name), { error: SIGNS_FAULT })

/** A whole number from JSON (never a number as text), with a message that names the field. */
export function wholeNumber(field: string) {
  return z.int({
    error: (issue) => `The ${field} field ${issue.input === undefined ? 'is required.' : 'must be an integer.'}`,
  })
}
