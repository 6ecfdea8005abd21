export { VoicePanel } from './VoicePanel.tsx'
