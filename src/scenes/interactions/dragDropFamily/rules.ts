/** Each person belongs to the shadow with the same id. */
export { familyDropRules as dragDropFamilyRules } from '../../shared/families/familyDrop.ts'
