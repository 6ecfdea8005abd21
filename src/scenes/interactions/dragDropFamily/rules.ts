/** Each person to the shadow of the same id. */
export { FAMILY_OVERLAP as OVERLAP, familyDropRules as dragDropFamilyRules } from '../../shared/families/familyDrop.ts'
