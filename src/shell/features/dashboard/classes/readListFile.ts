/** Maximum file size, bytes; 500 names need a tenth of it. */
const BYTES_MAX = 100_000

/** Reads the text of a list file, or returns a fault. A BOM marks UTF-16 (Excel's "Unicode text"); any other file is decoded as UTF-8. */
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
