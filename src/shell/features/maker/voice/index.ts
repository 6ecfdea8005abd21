export { missingVoices } from './missing.ts'
export { notesOf, type TakeNote } from './sound/judge.ts'
export { VoicePanel } from './VoicePanel.tsx'
export { type Line, spokenWord, wordLine } from './words/wordLine.ts'
