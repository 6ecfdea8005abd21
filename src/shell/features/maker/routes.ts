import { routes } from '../../lib/routes.ts'

const at = (key: string, rest = '') => `${routes.maker}/book/${encodeURIComponent(key)}${rest}`

/** Addresses of the maker. */
export const makerRoutes = {
  shelf: routes.maker,
  fresh: `${routes.maker}/new`,
  import: `${routes.maker}/import`,
  book: (key: string) => at(key),
  /** A new book, with a guide through one of its pages. */
  guided: (key: string, page: number) => at(key, `?page=${page}&tab=picture&guide=${page}`),
  /** A part of a page, and the field in it that is to be shown. */
  part: (key: string, page: number, tab: string, field?: string) =>
    at(key, `?${new URLSearchParams({ page: String(page), tab, ...(field !== undefined && { field }) })}`),
  /** Playing the draft, from a page on. */
  tryOut: (key: string, page = 0) => at(key, `/try?page=${page}`),
  check: (key: string) => at(key, '/check'),
  share: (key: string) => at(key, '/share'),
  versions: (key: string) => at(key, '/versions'),
  /** What was changed in two places. */
  conflict: (key: string) => at(key, '/conflict'),
  /** The activities after the book; with the one that is to be open, and the field in it. */
  after: (key: string, activity?: number, field?: string) =>
    at(
      key,
      activity === undefined
        ? '/after'
        : `/after?${new URLSearchParams({ activity: String(activity), ...(field !== undefined && { field }) })}`,
    ),
} as const
