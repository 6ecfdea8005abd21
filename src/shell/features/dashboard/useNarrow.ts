import { useMedia } from '../../lib/device/useMedia.ts'

/** Whether the window is a phone's: tables then have fewer columns. The same width stands in the sheets. */
export const useNarrow = () => useMedia('screen and (max-width: 700px)')

/** Whether there is room for little more than a table: a phone held upright or sideways. Filters then open by a button. */
export const useSmall = () => useMedia('screen and (max-width: 700px), screen and (max-height: 500px)')

/** Whether the grid of books has no width for whole words. */
export const useShortWords = () => useMedia('screen and (max-width: 1100px)')

/** Whether tables have no width for bars beside the rail. */
export const useTight = () => useMedia('screen and (max-width: 900px)')
