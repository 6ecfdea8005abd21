import { useMedia } from '../../lib/useMedia.ts'

/** Whether the window is a phone's: tables then have fewer columns. The same width stands in the sheets. */
export const useNarrow = () => useMedia('screen and (max-width: 700px)')
