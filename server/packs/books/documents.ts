import { installedActivities, installedArt, installedBook, installedSpeech } from '../../../src/content/pack/index.ts'
import { playableActivities, playableBook } from '../../../src/content/playable.ts'
import { type PackContent, parseContent } from '../content.ts'
import { installingOf, mediaOf } from './packBook.ts'

/** The documents of a book that the app reads, by name. */
const DOCUMENTS = {
  'book.json': ({ book }: PackContent, installing: ReturnType<typeof installingOf>) =>
    playableBook(installedBook(book, installing)),
  'activities.json': ({ activities }: PackContent, installing: ReturnType<typeof installingOf>) =>
    playableActivities(installedActivities(activities, installing)),
  'art.json': ({ art }: PackContent, installing: ReturnType<typeof installingOf>) => installedArt(art, installing),
  'speech.json': ({ speech }: PackContent, installing: ReturnType<typeof installingOf>) =>
    installedSpeech(speech, installing),
} as const

/** The name of such a document. */
export type DocumentName = keyof typeof DOCUMENTS

/** Whether a path is that of a document. */
export const isDocument = (path: string): path is DocumentName => Object.hasOwn(DOCUMENTS, path)

/** Rejects where this version's app could not play a revision: a kind that is gone, or one that wants other fields. `between` its documents others may have their turn. */
export async function assertPlayable(
  number: number,
  content: PackContent,
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const make of Object.values(DOCUMENTS)) {
    make(content, installingOf(number, content))
    await between()
  }
}

/** Whether this version can read and play what is stored of a book. */
export async function isPlayable(number: number, text: string | undefined): Promise<boolean> {
  try {
    await assertPlayable(number, parseContent(text ?? ''))
    return true
  } catch {
    return false
  }
}

/** A document as the app reads it, JSON: installed content whose files answer under the revision's path. */
export function installedDocument(
  name: DocumentName,
  { number, token, content }: { readonly number: number; readonly token: string; readonly content: PackContent },
): string {
  return JSON.stringify(DOCUMENTS[name](content, installingOf(number, content, mediaOf(token))))
}
