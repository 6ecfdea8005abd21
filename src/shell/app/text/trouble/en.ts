/** The English texts. */
export const en = {
  failed: 'Something went wrong',
  /** Asked before a child who has left the tablet is signed out. */
  stillThere: 'Are you still there? Touch the screen.',
}
