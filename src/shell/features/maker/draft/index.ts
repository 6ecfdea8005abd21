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
  type CutTake,
  type DraftHead,
  type DraftList,
  type DraftStatus,
  type MakerMedia,
  type OpenDraft,
  type RunningTake,
  StorageFullError,
  type TakePlace,
} from './types.ts'
export { useDraft } from './useDraft.ts'
export { useDrafts } from './useDrafts.ts'
