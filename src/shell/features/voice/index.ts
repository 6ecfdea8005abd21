export { loadMicrophone, loadVoicePlay } from './lazy.ts'
