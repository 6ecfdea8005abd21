import { FamilyDropScene } from '../../shared/families/familyDropScene.ts'

/** The family of the page and its silhouettes. */
export default class DragDropFamilyScene extends FamilyDropScene {}
