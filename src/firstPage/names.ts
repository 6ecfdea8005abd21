/** Id of the element that carries the data needed to play a book's page, and name of the event that reports that it is playing or never will. */
export const FIRST_PLAY = 'first-play'
/** Name of the event that reports that the pictures needed to play it have arrived, all but the last one. */
export const FIRST_PICTURES = 'first-pictures'
/** Name of the event that reports that the last of these has arrived. */
export const LAST_PICTURE = 'last-picture'

/** Attributes of the page's picture that list the files the stage will draw: at single density without and with AVIF, and at double density. */
export const PICTURE_FILES = { plain: 'data-files', avif: 'data-files-avif', sharp: 'data-files-sharp' } as const
