/** Loads the voice controls; only pages played by voice need them. */
export const loadVoicePlay = () => import('./VoicePlay.tsx')
