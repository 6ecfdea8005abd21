export const en = {
  notes: {
    join: 'join with another device',
    restore: 'go back to an older version',
  },
  conflict: {
    title: 'This book was changed in two places',
    nothingLost: 'Nothing is lost.',
    joined: (changes: number) =>
      changes === 1
        ? '1 change was joined by itself: other pages, other parts.'
        : `${changes} changes were joined by themselves: other pages, other parts.`,
    toDecide: (count: number) =>
      count === 0
        ? 'Nothing is left to decide.'
        : count === 1
          ? 'One place needs your choice.'
          : `${count} places need your choice.`,
    page: (number: number) => (number === 0 ? 'Cover' : `Page ${number}`),
    activity: 'Activity after the book',
    book: 'The book',
    here: 'On this device',
    there: 'On another device',
    you: 'You',
    useThis: 'Use this one',
    used: 'Chosen',
    later: 'Decide later',
    keepBoth: 'Keep both',
    keepRest: 'Use what is chosen',
    both: '“Both” puts the other page right after this one. What you do not use stays under Versions.',
    empty: 'no words yet',
    parts: {
      picture: 'picture',
      alt: 'picture description',
      words: 'words',
      targets: 'words to learn',
      voice: 'voice',
      lines: 'spoken words',
      play: 'game',
      level: 'level',
      licence: 'licence',
      order: 'order of the pages',
    },
  },
  versions: {
    title: 'Versions',
    now: 'Now',
    states: {
      sent: 'saved and sent',
      other: 'on this device, not sent',
    },
    before: (what: string) => `before “${what}”`,
    import: (what: string) => `imported: ${what}`,
    join: (what: string) => `the other state: ${what}`,
    share: (what: string) => `shared: ${what}`,
    restore: 'before going back to an older version',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    byItself: 'made by itself before big changes',
    unused: 'parts not used when joining',
    read: 'as it was shared',
    goBack: 'Go back to this',
    none: 'There are no older versions yet. They are made by themselves before big changes.',
    unreadable: 'This version cannot be read. Nothing was changed.',
    about: 'Going back makes a new version; the present one stays. Versions and deleted books stay for 30 days.',
  },
  recovery: {
    title: 'Your book is as you left it',
    until: (time: string) => `The app ended without closing the book. Everything up to ${time} was saved.`,
    cut: (page: string, language: string, seconds: number) =>
      `The recording of ${page}, ${language}, was cut at second ${seconds}`,
    languages: { en: 'English', id: 'Indonesian' },
    otherPage: 'a page that is gone',
    open: 'Go to the recording',
    remove: 'Delete the recording',
    goOn: 'Go on',
  },
  signIn: {
    title: 'Sign in again to send.',
    text: 'You can go on working; all is saved on this device.',
    button: 'Sign in',
  },
  full: {
    almost: (left: string) => `This device is almost full: ${left} left.`,
    full: 'This device is full.',
    waits: 'The last changes are only in this window: do not close it before there is space.',
    still: 'Words and pictures are still saved. For new photos and recordings, make space:',
    share: 'Share this book',
    file: 'Save as a file',
    again: 'Try to save again',
    never: 'What is not sent is never removed by itself.',
  },
}
