import { readOnlyRules } from '../../../game/rules/readOnly.ts'

/** A cover can only be looked at: it stays ready. */
export const coverRules = readOnlyRules
