export type { Finding } from './finding.ts'
export { checkDraft } from './checkDraft.ts'
export { packDraft } from './packDraft.ts'
