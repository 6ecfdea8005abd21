import { LANGUAGES, type Language } from '../../game/language.ts'
import { detailedKinds } from '../../scenes/details.ts'
import { checkPlaces } from './checkKinds.ts'
import { usedLines } from './checkReferences.ts'
import { isFields } from './install.ts'
import { kindNames } from './kindNames.ts'

/** What a book's files say of it that pack.json repeats. */
export interface Contents {
  readonly languages: readonly Language[]
  /** As in pack.json: `tapping@1`. */
  readonly kinds: readonly string[]
  /** Names of all spoken lines that are named or heard in play: `speech/words/en/sun`. */
  readonly lines: ReadonlySet<string>
}

/** Reads out of a book's files, as they lie in a pack, what it plays and says. `languages` are those of its title where none are given. */
export async function contentsOf(
  book: unknown,
  activities: unknown,
  languages?: readonly Language[],
): Promise<Contents> {
  const title = isFields(book) ? book['title'] : undefined
  const own = languages ?? LANGUAGES.filter((language) => isFields(title) && language in title)
  const kinds = await detailedKinds()
  const places = checkPlaces({ book, activities, key: '', languages: own, kinds })
  return { languages: own, kinds: kindNames(places), lines: usedLines([book, activities], places) }
}
