/** Loads the voice controls; only pages played by voice need them. */
export const loadVoicePlay = () => import('./VoicePlay.tsx')

/** Loads the way to the microphone, when a child wants to record. */
export const loadMicrophone = () => import('./microphone.ts')
