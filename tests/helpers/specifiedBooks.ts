import { loadSources } from '../../src/content/books.ts'

/** The books of the specification, on which the demo class's figures are based; there may be more books. */
const SPECIFIED = 4

/** These books, unparsed. */
export const specifiedBooks = (await loadSources()).slice(0, SPECIFIED)
