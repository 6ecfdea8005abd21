import { FamilyDropScene } from '../../../game/scene/familyDropScene.ts'

/** The family of the page and its silhouettes. */
export default class DragDropFamilyScene extends FamilyDropScene {}
