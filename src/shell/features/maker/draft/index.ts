export {
  type Colleague,
  colleaguesOf,
  copyDraft,
  createDraft,
  deleteDraft,
  draftKey,
  filesOfNew,
  nameColleagues,
  restoreDraft,
} from './shelfActions.ts'
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
export { ConflictScreen } from './screens/ConflictScreen.tsx'
export { FullNotice, isAlmostFull, SignInBanner } from './screens/Notices.tsx'
export { RecoverySheet } from './screens/RecoverySheet.tsx'
export { VersionsScreen } from './screens/VersionsScreen.tsx'
