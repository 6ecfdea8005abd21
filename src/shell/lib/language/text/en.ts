/** The English texts. */
export const en = {
  /** On the landing page's button. */
  start: 'PLAY',
  /** The same as it is said. */
  startSaid: 'Play',
  play: 'Play',
  read: 'Read',
  today: 'Today',
  /** After the language's own word. */
  changeLanguage: '. Change the language to Indonesian',
  listen: 'Listen',
  home: 'Home',
  back: 'Back',
  /** Instead of a name that is not known. */
  me: 'Me',
  profileOf: (name: string) => `${name}. Profile`,
  book: (title: string, percent: number) => `${title}. ${percent}% read`,
  lockedBook: (title: string) => `${title}. Locked`,
  locked: 'Locked',
  progressOf: (title: string) => `${title}: progress`,
  menu: 'Menu',
  close: 'Close',
  /** After `close`. */
  closeMenu: ' menu',
  profile: 'Profile',
  dashboard: 'Dashboard',
  logout: 'Logout',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  library: 'Library',
  backToLibrary: 'Back to Library',
  backToGames: 'Back to Games',
  next: 'Next',
  instruction: 'Instruction',
  tryAgain: 'Try again',
  backRoutes: 'Ways back',
  languageAndVoice: 'Language and voice',
  allFound: 'You found Kiko on every page',
}
