/** The English texts of trying a draft, and of what a check has found. */
export const en = {
  trying: (page: number) =>
    page === 0 ? 'Trying the cover. Nothing is recorded.' : `Trying page ${page}. Nothing is recorded.`,
  tryingActivity: (number: number) => `Trying activity ${number}. Nothing is recorded.`,
  done: 'Done',
  preparing: 'Drawing the picture …',
  failed: 'The book could not be tried. Is there a network, or is a photo on another device?',
  again: 'Try again',
  book: 'Book',
  findings: {
    title: 'What we found',
    checked: (time: string) => `checked ${time}, also without a network`,
    checkAgain: 'Check again',
    checking: 'Checking: every game is played once …',
    failed: 'The check could not be made. Is there a network?',
    mend: (count: number) => `Mend before sharing (${count})`,
    look: (count: number) => `Worth a look (${count})`,
    good: (count: number) => `Good (${count})`,
    back: 'Back to the book',
    oneByOne: (count: number) => `Mend one by one (${count})`,
    nothing: 'Nothing stops sharing.',
  },
}
