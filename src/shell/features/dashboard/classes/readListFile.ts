/** Largest file taken; 500 names need a tenth of it. */
const BYTES_MAX = 100_000

/** The text of a list's file, or why there is none. Excel saves UTF-16 as "Unicode text"; its BOM tells. What is neither is read as UTF-8, and rows with foreign letters are named. */
export async function readListFile(
  file: Blob,
): Promise<{ readonly text?: string; readonly fault?: 'large' | 'unreadable' | undefined }> {
  if (file.size > BYTES_MAX) return { fault: 'large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return text.includes('\u0000') ? { fault: 'unreadable' } : { text }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
