import { stillRules } from '../../../game/rules/still.ts'

/** Nothing to do on a cover but to look: it stays ready. */
export const coverRules = stillRules
