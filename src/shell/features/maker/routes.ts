const at = (key: string, rest = '') => `/maker/book/${encodeURIComponent(key)}${rest}`

/** Addresses of the maker. */
export const makerRoutes = {
  shelf: '/maker',
  fresh: '/maker/new',
  import: '/maker/import',
  book: (key: string) => at(key),
  /** Playing the draft, from a page on. */
  tryOut: (key: string, page = 0) => at(key, `/try?page=${page}`),
  check: (key: string) => at(key, '/check'),
  share: (key: string) => at(key, '/share'),
  versions: (key: string) => at(key, '/versions'),
  after: (key: string) => at(key, '/after'),
} as const
