const BLOCK = 512

/** A file of a tar archive. */
export interface TarFile {
  /** With `/`. */
  readonly path: string
  readonly bytes: Buffer
}

/**
 * The files of a tar archive (ustar, with the long paths of pax), one after another; folders and links are left out. For archives that were checked by
 * a hash before. `isWanted` says which are read into memory. Throws if the archive ends too early or has something unknown.
 */
export async function* tarFiles(
  pieces: AsyncIterable<Buffer>,
  isWanted: (path: string) => boolean,
): AsyncGenerator<TarFile> {
  const take = taker(pieces)
  let longPath: string | undefined
  for (;;) {
    const head = await take(BLOCK)
    // The end is marked by empty blocks.
    if (head.every((byte) => byte === 0)) return
    const size = Number.parseInt(textOf(head, 124, 136).trim(), 8)
    if (!Number.isFinite(size)) throw new Error('The tar archive is damaged.')
    const kind = textOf(head, 156, 157)
    const path = longPath ?? pathOf(head)
    const isFile = kind === '0' || kind === ''
    const isRead = kind === 'x' || (isFile && isWanted(path))
    const bytes = await take(Math.ceil(size / BLOCK) * BLOCK, isRead)
    longPath = kind === 'x' ? paxPath(bytes.toString('utf8', 0, size)) : undefined
    if (isFile && isRead) yield { path, bytes: bytes.subarray(0, size) }
  }
}

/** Gives the next bytes of a stream; with `isKept` false they are passed over, and nothing is given. */
function taker(pieces: AsyncIterable<Buffer>) {
  const iterator = pieces[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (count: number, isKept = true): Promise<Buffer> => {
    const parts: Buffer[] = []
    let missing = count
    while (missing > 0) {
      if (rest.length === 0) {
        const { done, value } = await iterator.next()
        if (done === true) throw new Error('The tar archive ends too early.')
        rest = value
      }
      const part = rest.subarray(0, missing)
      rest = rest.subarray(part.length)
      missing -= part.length
      if (isKept) parts.push(part)
    }
    return Buffer.concat(parts)
  }
}

function pathOf(head: Buffer): string {
  const prefix = textOf(head, 257, 262) === 'ustar' ? textOf(head, 345, 500) : ''
  const name = textOf(head, 0, 100)
  return prefix === '' ? name : `${prefix}/${name}`
}

/** The path of an extended header: lines of `LENGTH KEY=VALUE`. */
const paxPath = (text: string): string | undefined => /^\d+ path=(.*)$/m.exec(text)?.[1]

function textOf(head: Buffer, begin: number, end: number): string {
  const field = head.subarray(begin, end)
  const nul = field.indexOf(0)
  return field.toString('utf8', 0, nul < 0 ? field.length : nul)
}
