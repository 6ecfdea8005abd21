/** The page index (0 is the cover) for a `?page=` value; anything but a number from 1 to the page count is the cover. */
export function pageIndexOf(query: string | null, pageCount: number): number {
  if (query === null || !/^\d+$/.test(query)) return 0
  const page = Number(query)
  return page >= 1 && page <= pageCount ? page - 1 : 0
}
