/** Id of the element that carries the data needed to play a book's page, and name of the event that reports that it is playing or never will. */
export const FIRST_PLAY = 'first-play'
/** Id of the template that asks for the page's book. `data-due`: when to ask for it and for the first sounds, so that they follow the pictures; as of `performance.now()`, ms. */
export const BOOK = 'book'
/** Name of the event that reports that it is time to ask for the first sounds and the book: all pictures needed to play have arrived but the last one, or soon will have. */
export const FIRST_PICTURES = 'first-pictures'
/** Name of the event that reports that the last of these has arrived. */
export const LAST_PICTURE = 'last-picture'
/** Name of the event that asks for the pictures with which the next page is played. */
export const NEXT_PICTURES = 'next-pictures'

/** Attributes of the page's picture that list the files the stage will draw: at single density without and with AVIF, and at double density. */
export const PICTURE_FILES = { plain: 'data-files', avif: 'data-files-avif', sharp: 'data-files-sharp' } as const
