import { stillRules } from '../../../game/rules/still.ts'

/** Nothing to do on a plain page but to look and listen: it stays ready. */
export const pictureRules = stillRules
