/** The family and their silhouettes on the page. */
export {
  type FamilyDrop as DragDropFamily,
  familyDropSchema as dragDropFamilySchema,
} from '../../shared/families/schema.ts'
