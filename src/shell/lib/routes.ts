/** The routes of the app; the only place that builds its URLs. */
export const routes = {
  landing: '/',
  login: '/login',
  register: '/register',
  home: '/home',
  /** Ten minutes made for the child who is signed in. */
  today: '/today',
  books: '/books',
  games: '/games',
  profile: '/profile',
  dashboard: '/dashboard',
  /** Where teachers make books. */
  maker: '/maker',
  /** Sign-in by pictures, on a tablet of a class. */
  pictures: '/login/pictures',
  privacy: '/privacy',
  /** What this tablet has not sent yet, to be carried as a file; for grown-ups. */
  unsent: '/unsent',
  /** Choosing a password after signing in with a one-time one. */
  newPassword: '/login/password',
  /** Password and devices of a family's account. */
  account: '/account',
  /** A book, opened at a page counted from 1 (the cover). */
  book: (bookId: number, page?: number) => `/book/${bookId}${page === undefined ? '' : `?page=${page}`}`,
  /** A book's activities, opened at one counted from 1; `isFree` plays that one alone and saves nothing. */
  activities: (bookId: number, activity = 1, isFree = false) =>
    `/book/${bookId}/post-activities?activity=${activity}${isFree ? '&play=free' : ''}`,
} as const

const PLAY_PATH = /^\/(book\/\w|today|maker\/)/
const WITHOUT_MENU: ReadonlySet<string> = new Set([
  routes.landing,
  routes.login,
  routes.register,
  routes.pictures,
  routes.privacy,
  routes.unsent,
  routes.newPassword,
  routes.account,
  routes.today,
])

/** Whether this is a book's page, activities or today's path, where no music plays: children listen there. */
export function isBookRoute(pathname: string): boolean {
  return PLAY_PATH.test(pathname)
}

/** Whether the floating menu is shown here. The maker, which only teachers have, has its own. */
export function hasMenu(pathname: string, isTeacher = false): boolean {
  return (
    !WITHOUT_MENU.has(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname) &&
    !pathname.startsWith('/book/') &&
    !(isTeacher && pathname.startsWith(routes.maker))
  )
}
