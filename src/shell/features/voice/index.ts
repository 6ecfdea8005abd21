export { loadVoicePlay } from './lazy.ts'
