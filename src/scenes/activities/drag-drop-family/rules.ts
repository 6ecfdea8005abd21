import { type FamilyDropState, familyDropRules } from '../../shared/families/familyDrop.ts'
import type { KindRules } from '../../../game/rules/kindRules.ts'
import type { DragDropFamilyActivity } from './schema.ts'

/** Each person belongs to the shadow with the same id. */
export const dragDropFamilyActivityRules: KindRules<DragDropFamilyActivity, FamilyDropState> = familyDropRules
