/** What listens to the child: only on pages that are played by voice. */
export const loadVoicePlay = () => import('./VoicePlay.tsx')
