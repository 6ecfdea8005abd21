/** The English texts. */
export const en = {
  title: 'Leave Book?',
  text: 'Are you sure you want to leave this book and go back to all books?',
  leave: 'Yes, Leave',
  stay: 'Cancel',
}
