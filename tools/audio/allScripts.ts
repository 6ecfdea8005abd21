import { ladderScripts } from './ladderScripts.ts'
import { readBooks, type Script, type ScriptKind, scriptsOf } from './scripts.ts'

/** Everything that is spoken in a project folder: the lines of its books, and the reading ladder. */
export async function allScripts(root: string): Promise<Script[]> {
  return [...(await scriptsOf(readBooks(root))), ...ladderScripts(root)]
}

/** The lines of one book (its number, or `ladder`) or one language; all where neither is given. */
export async function someScripts(
  root: string,
  { book, language }: { readonly book?: string | undefined; readonly language?: string | undefined },
): Promise<Script[]> {
  const place = book === undefined ? '/' : book === 'ladder' ? '/ladder/' : `/book${book}/`
  return (await allScripts(root)).filter(
    (script) => script.path.includes(place) && (language === undefined || script.language === language),
  )
}

/** Whether a recogniser can tell what was said: it knows words, not sounds and syllables. */
export const isHeard = (kind: ScriptKind): boolean => kind !== 'sound' && kind !== 'syllable'
