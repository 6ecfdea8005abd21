import { useMedia } from '../../lib/device/useMedia.ts'

/** Whether the window is as narrow as a phone; tables then have fewer columns. The style sheets use the same width. */
export const useNarrow = () => useMedia('screen and (max-width: 700px)')

/** Whether the screen is a phone in either orientation; filters are then behind a button. */
export const useSmall = () => useMedia('screen and (max-width: 700px), screen and (max-height: 500px)')

/** Whether the grid of books is too narrow for whole words. */
export const useShortWords = () => useMedia('screen and (max-width: 1100px)')

/** Whether tables next to the rail are too narrow for bars. */
export const useTight = () => useMedia('screen and (max-width: 900px)')
