import { bytesOf, type DownloadFile } from './downloadList.ts'

/** How much of a book in a language lies on the device. */
export interface Held {
  readonly isWhole: boolean
  /** Bytes of all of it, and of what is not here yet. */
  readonly bytes: number
  readonly missing: number
}

/** How keeping ended. `full`: no room; nothing is left half. `broken`: the network; what has come stays, and the rest can follow. */
export type Ended = 'kept' | 'full' | 'broken' | 'stopped'

/** The browser's own store, as far as the keeper needs it. */
export interface FileCache {
  keys(): Promise<readonly { readonly url: string }[]>
  match(path: string): Promise<Response | undefined>
  put(path: string, response: Response): Promise<void>
  delete(path: string): Promise<boolean>
}

/** Says with which content a kept file was kept. */
const HASH_HEADER = 'x-kept-hash'

/** How much of these files is there. */
export async function heldOf(cache: FileCache, files: readonly DownloadFile[]): Promise<Held> {
  const missing = await missingOf(cache, files)
  return { isWhole: missing.length === 0 && files.length > 0, bytes: bytesOf(files), missing: bytesOf(missing) }
}

interface Keeping {
  readonly fetchFile: (path: string) => Promise<Response>
  readonly onProgress: (share: number) => void
  readonly signal?: AbortSignal | undefined
}

/** Fetches what is missing, one file after another, and puts each there whole. */
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
    const body = await wholeFile(path, bytes, fetchFile)
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
  return 'kept'
}

/** Forgets the files of a book; those that other books need too are not to be among `files`. */
export async function forget(cache: FileCache, files: readonly DownloadFile[]): Promise<void> {
  await Promise.all(files.map(([path]) => cache.delete(path)))
}

/** Takes over from the store of an earlier version what has not changed since. */
export async function takeOver(from: FileCache, to: FileCache, files: readonly DownloadFile[]): Promise<void> {
  for (const [path, , hash] of files) {
    const saved = await from.match(path)
    if (saved?.headers.get(HASH_HEADER) === hash && !(await to.match(path))) await to.put(path, saved)
  }
}

async function missingOf(cache: FileCache, files: readonly DownloadFile[]): Promise<DownloadFile[]> {
  // What the browser has thrown away is simply missing again.
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return files.filter(([path]) => !here.has(path))
}

/** A file as it should be; undefined where it did not come whole. */
async function wholeFile(
  path: string,
  bytes: number,
  fetchFile: (path: string) => Promise<Response>,
): Promise<Blob | undefined> {
  try {
    const response = await fetchFile(path)
    const body = response.status === 200 ? await response.blob() : undefined
    return body?.size === bytes ? body : undefined
  } catch {
    return undefined
  }
}
