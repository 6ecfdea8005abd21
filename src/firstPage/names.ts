/** Id of the element in which the service sends what a book's page is played with, and name of the event that says: it is played, or never will be. */
export const FIRST_PLAY = 'first-play'
/** Name of the event that says: all that it is played with has come over the line. */
export const CRITICAL_FILES = 'first-files'
