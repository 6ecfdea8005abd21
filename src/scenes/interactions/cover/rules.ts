import { readOnlyRules } from '../../../game/rules/readOnly.ts'

/** Nothing to do on a cover but to look: it stays ready. */
export const coverRules = readOnlyRules
