/** A document of a book that could not be had. `status` is the answer's; undefined where there was none, or none that can be read. */
export class DocumentError extends Error {
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.name = 'DocumentError'
    this.status = status
  }

  /** The book was taken back: its documents will never be there again. */
  get isGone(): boolean {
    return this.status === 410
  }
}

/** A JSON document by its URL. Rejects with a `DocumentError`. */
export async function documentAt(url: string): Promise<unknown> {
  const response = await answerOf(url)
  if (!response.ok) throw new DocumentError(`${url}: ${response.status}`, response.status)
  try {
    return await response.json()
  } catch (error) {
    throw new DocumentError(`${url} cannot be read: ${String(error)}`)
  }
}

const known = new Map<string, Promise<unknown>>()

/** One part of a document that holds several by their names; the document is fetched once, and again if that failed. */
export async function partAt(url: string, name: string): Promise<unknown> {
  const loading = known.get(url) ?? documentAt(url)
  known.set(url, loading)
  loading.catch(() => known.delete(url))
  const part: unknown = Object(await loading)[name]
  if (part === undefined) throw new DocumentError(`${url} has no ${name}`)
  return part
}

async function answerOf(url: string): Promise<Response> {
  try {
    return await fetch(url)
  } catch (error) {
    throw new DocumentError(`${url} did not come: ${String(error)}`)
  }
}
