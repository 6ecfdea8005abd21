import type { Voice } from '../../../game/audio/index.ts'

let silent = false
const listeners = new Set<() => void>()

/** Follows the voice of the sound desk; call once for each desk. */
export function followSilence(voice: Pick<Voice, 'onSilence'>): void {
  voice.onSilence((isSilent) => {
    silent = isSilent
    for (const listener of listeners) listener()
  })
}

/** Whether the last line could not be heard: its sound failed, or the browser would not play it. */
export const isSilent = (): boolean => silent

/** Calls `listener` when that changes; returns an unsubscribe function. */
export function onSilence(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
