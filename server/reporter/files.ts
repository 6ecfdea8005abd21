import type { RecordFiles } from '../features/roster/recordFiles.ts'
import type { ReportFiles } from '../features/report/files.ts'

/** Files that are too large to be made in one piece, by name. Each gives its pieces as they are asked for, and refuses before the first. */
export type FileService = Pick<RecordFiles, 'record' | 'classRecord'> & Pick<ReportFiles, 'facts'>

/** The name of such a file. */
export type FileName = keyof FileService

/** Pieces are gathered until they are so long: each goes from process to process by itself. */
const PIECE_LENGTH = 64 * 1024

/** The same text in fewer pieces. */
export async function* gathered(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = ''
  for await (const piece of pieces) {
    waiting += piece
    if (waiting.length < PIECE_LENGTH) continue
    yield waiting
    waiting = ''
  }
  if (waiting !== '') yield waiting
}

/** Opens a file by its name and what its function takes. */
export function openFile(
  files: FileService,
  name: FileName,
  words: readonly unknown[],
): Promise<AsyncGenerator<string>> {
  // Each name has parameters of its own, which the types of `Reporter.open` hold together.
  return (files[name] as (...words: readonly unknown[]) => Promise<AsyncGenerator<string>>)(...words)
}
