import { atom } from 'jotai'

/** Whether the child turned the music on; off at first. */
export const musicOnAtom = atom(false)

/** Whether anything was clicked yet. Before that, browsers allow no sound. */
export const hasClickedAtom = atom(false)
