export type { Finding } from './finding.ts'
export { checkDraft } from './checkDraft.ts'
export { packDraft, PackDraftError } from './packDraft.ts'
