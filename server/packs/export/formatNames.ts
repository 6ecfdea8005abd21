/** The formats that the service gives books in, and whether a browser has to print them. A new one is a line here and one in formats.ts. */
export const FORMAT_NEEDS = {
  lumbung: { needsBrowser: false },
  epub: { needsBrowser: false },
  bloompub: { needsBrowser: false },
  html: { needsBrowser: false },
  pdf: { needsBrowser: true },
  booklet: { needsBrowser: true },
  cards: { needsBrowser: true },
} as const

/** The name of such a format. */
export type StoredFormatName = keyof typeof FORMAT_NEEDS

/** The formats that can be made here: those that are printed need the path of a browser. */
export function formatsWith(chromium: string | undefined): StoredFormatName[] {
  const names = Object.keys(FORMAT_NEEDS).filter(isStoredFormat)
  return names.filter((name) => !FORMAT_NEEDS[name].needsBrowser || chromium !== undefined)
}

/** Whether the service makes books of a format. */
export const isStoredFormat = (as: string): as is StoredFormatName => Object.hasOwn(FORMAT_NEEDS, as)
