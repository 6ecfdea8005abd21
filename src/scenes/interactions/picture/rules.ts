import { readOnlyRules } from '../../../game/rules/readOnly.ts'

/** Nothing to do on a plain page but to look and listen: it stays ready. */
export const pictureRules = readOnlyRules
