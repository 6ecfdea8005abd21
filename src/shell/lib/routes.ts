/** The routes of the app; the only place that builds its URLs. */
export const routes = {
  landing: '/',
  login: '/login',
  register: '/register',
  home: '/home',
  books: '/books',
  games: '/games',
  profile: '/profile',
  dashboard: '/dashboard',
  /** Sign-in by pictures, on a tablet of a class. */
  pictures: '/login/pictures',
  privacy: '/privacy',
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

const BOOK_PATH = /^\/book\/\w+/
const WITHOUT_MENU: ReadonlySet<string> = new Set([
  routes.landing,
  routes.login,
  routes.register,
  routes.pictures,
  routes.privacy,
  routes.newPassword,
  routes.account,
])

/** Whether this is a book's page or activities, where no music plays. */
export function isBookRoute(pathname: string): boolean {
  return BOOK_PATH.test(pathname)
}

/** Whether the floating menu is shown here. */
export function hasMenu(pathname: string): boolean {
  return (
    !WITHOUT_MENU.has(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname) && !pathname.startsWith('/book/')
  )
}
