import { atom } from 'jotai'

/** Has the child turned the music on? Off at first. */
export const musicOnAtom = atom(false)

/** Has anything been clicked yet? Before that browsers allow no sound. */
export const hasClickedAtom = atom(false)
