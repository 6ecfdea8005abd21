import { readOnlyRules } from '../../../game/rules/readOnly.ts'

/** A plain page can only be looked at and listened to: it stays ready. */
export const pictureRules = readOnlyRules
