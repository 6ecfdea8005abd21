/** Each person belongs to the shadow with the same id. */
export { FAMILY_OVERLAP as OVERLAP, familyDropRules as dragDropFamilyRules } from '../../shared/families/familyDrop.ts'
