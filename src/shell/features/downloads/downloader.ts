import { bytesOf, type DownloadFile } from './downloadList.ts'

/** How much of a book in a language is on the device. */
export interface Held {
  readonly isWhole: boolean
  /** Total bytes, and missing bytes. */
  readonly bytes: number
  readonly missing: number
}

/** How the download ended. `full`: no room, no partial files remain. `broken`: network failure; finished files stay, and it can be resumed. */
export type Ended = 'stored' | 'full' | 'broken' | 'stopped'

/** The part of the Cache API that the downloader uses. */
export interface FileCache {
  keys(): Promise<readonly { readonly url: string }[]>
  match(path: string): Promise<Response | undefined>
  put(path: string, response: Response): Promise<void>
  delete(path: string): Promise<boolean>
}

/** In the place of a file's hash: its size is an estimate. The files of taken-in books are only named by their documents. */
export const SIZE_UNKNOWN = ''

/** Header with the content hash of a downloaded file. */
const HASH_HEADER = 'x-kept-hash'

/** How much of these files is stored. */
export async function heldOf(cache: FileCache, files: readonly DownloadFile[]): Promise<Held> {
  const missing = await missingOf(cache, files)
  return { isWhole: missing.length === 0 && files.length > 0, bytes: bytesOf(files), missing: bytesOf(missing) }
}

interface Keeping {
  readonly fetchFile: (path: string) => Promise<Response>
  readonly onProgress: (share: number) => void
  readonly signal?: AbortSignal | undefined
}

/** Fetches missing files one by one and stores each completely. */
export async function download(
  cache: FileCache,
  files: readonly DownloadFile[],
  { fetchFile, onProgress, signal }: Keeping,
): Promise<Ended> {
  const missing = await missingOf(cache, files)
  const all = bytesOf(files)
  let here = all - bytesOf(missing)
  const added: string[] = []
  for (const [path, bytes, hash] of missing) {
    if (signal?.aborted === true) return 'stopped'
    const body = await wholeFile(path, hash === SIZE_UNKNOWN ? undefined : bytes, fetchFile)
    if (!body) return 'broken'
    try {
      const headers = { 'content-type': body.type, 'content-length': String(body.size), [HASH_HEADER]: hash }
      await cache.put(path, new Response(body, { headers }))
    } catch (error) {
      console.warn('There is no room to keep the book', error)
      await Promise.all(added.map((each) => cache.delete(each)))
      return 'full'
    }
    added.push(path)
    here += bytes
    onProgress(all === 0 ? 1 : here / all)
  }
  return 'stored'
}

/** Deletes the files of a book; `files` must not include those other books need. */
export async function forget(cache: FileCache, files: readonly DownloadFile[]): Promise<void> {
  await Promise.all(files.map(([path]) => cache.delete(path)))
}

/** Takes over unchanged files from the cache of an earlier version. */
export async function takeOver(from: FileCache, to: FileCache, files: readonly DownloadFile[]): Promise<void> {
  for (const [path, , hash] of files) {
    const saved = await from.match(path)
    if (saved?.headers.get(HASH_HEADER) === hash && !(await to.match(path))) await to.put(path, saved)
  }
}

async function missingOf(cache: FileCache, files: readonly DownloadFile[]): Promise<DownloadFile[]> {
  // Evicted files are simply missing again.
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return files.filter(([path]) => !here.has(path))
}

/** A complete, matching file; undefined if it is not. */
async function wholeFile(
  path: string,
  bytes: number | undefined,
  fetchFile: (path: string) => Promise<Response>,
): Promise<Blob | undefined> {
  try {
    const response = await fetchFile(path)
    const body = response.status === 200 ? await response.blob() : undefined
    return body && (bytes === undefined || body.size === bytes) ? body : undefined
  } catch {
    return undefined
  }
}
