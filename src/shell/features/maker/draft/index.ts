export { copyDraft, createDraft, deleteDraft, draftKey, filesOfNew, restoreDraft } from './shelfActions.ts'
export {
  type Conflict,
  type ConflictPart,
  type CutTake,
  type DraftConflict,
  type DraftHead,
  type DraftList,
  type DraftStatus,
  type DraftVersion,
  type MakerMedia,
  type OpenDraft,
  type Recovery,
  type RunningTake,
  type Side,
  type Space,
  StorageFullError,
  type TakePlace,
  type VersionReason,
} from './types.ts'
export { useDraft } from './useDraft.ts'
export { useDrafts } from './useDrafts.ts'
