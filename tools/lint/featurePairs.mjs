/**
 * Which feature of the shell may import which, and why; only through the other feature's `index.ts` (`walls.mjs`). The list should get shorter:
 * `walls.test.ts` fails if a pair is no longer used, or if the number of pairs grows.
 * Code that two features share belongs in `lib` or `ui`; navigation from one screen to another belongs in `app`.
 */
export const FEATURE_PAIRS = {
  'activities -> outbox': 'results are saved, and queued without a network',
  'activities -> reader': 'an activity is played in the same frame as a page',
  'auth -> account': 'a one-time password is changed at sign-in',
  'auth -> face': 'children sign in by their faces',
  'auth -> outbox': 'a tablet joins a class by the id that it sends with',
  'calm -> outbox': 'the choice is saved, and queued without a network',
  'dashboard -> account': 'teachers have the same account screen',
  'dashboard -> face': 'the class is shown with its faces',
  'dashboard -> menu': 'the same sign-out as in the menu',
  'dashboard -> outbox': 'ticks are saved, and queued without a network',
  'library -> downloads': 'the download button lies on the shelf',
  'library -> outbox': 'opening a book is saved, and queued without a network',
  'library -> reader': 'fetches the reader while a child chooses',
  'maker -> activities': 'a draft is tried as it will be played',
  'maker -> dashboard': 'shared with the classes of the dashboard, in its language',
  'maker -> downloads': 'stored on the device, to make books without a network',
  'maker -> reader': 'a draft is tried as it will be read',
  'menu -> calm': 'the calm switch is in the menu',
  'menu -> outbox': 'says what is not sent yet, and sends it at sign-out',
  'privacy -> outbox': 'what waits is sent, or forgotten, before an account is erased',
  'profile -> calm': 'the calm switch is on the profile',
  'profile -> avatar': 'the avatar variant is chosen on the profile',
  'reader -> downloads': 'a book that is read is downloaded meanwhile',
  'reader -> avatar': 'the avatar variant is chosen on the cover',
  'reader -> outbox': 'progress is saved, and queued without a network',
  'reader -> voice': 'pages that are played by voice',
  'today -> activities': 'questions are played as activities are',
  'today -> downloads': 'the path is stored on the device, to go on without a network',
  'today -> library': 'the book of the path is begun as on the shelf',
  'today -> reader': 'what is loaded for a screen is loaded alike',
}
