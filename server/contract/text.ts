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

/** What a spreadsheet could take for a formula, or for the end of a field: full-width letters too. */
const FORMULA_SIGNS = /[;=|\uFF1B\uFF1D\uFF5C]|^\s*[+\-@\uFF0B\uFF0D\uFF20]/

/** Whether a new name would be no safe cell of a spreadsheet: it holds `; = |`, or begins with `+ - @`. */
export const hasFormulaSigns = (name: string): boolean => FORMULA_SIGNS.test(name)

/** Said where a name is refused for that. */
const SIGNS_FAULT = 'A name cannot contain ; = | or begin with + - @'

/** The name of a person, as `line`; 422 for what `hasFormulaSigns` finds. Names that are kept already are not asked. */
export const personName = (max: number, missing: string, invalid: string) =>
  line(max, missing, invalid).refine((name) => !hasFormulaSigns(name), { error: SIGNS_FAULT })

/** A whole number from JSON (never a number as text), with a message that names the field. */
export function wholeNumber(field: string) {
  return z.int({
    error: (issue) => `The ${field} field ${issue.input === undefined ? 'is required.' : 'must be an integer.'}`,
  })
}
