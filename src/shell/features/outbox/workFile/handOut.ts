import type { MadeFile } from './workFile.ts'

const TYPE = 'application/octet-stream'

/** Saves the file through the browser, for a USB stick. */
export function saveFile({ name, bytes }: MadeFile): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: TYPE }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Delayed, because the browser is still reading the blob.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** What the share sheet of this device would take; `undefined` where there is none. Chromium shares only endings it knows, so there the file ends in `.txt`. */
export function shareable({ name, bytes }: MadeFile): ShareData | undefined {
  const candidates = [new File([bytes], name, { type: TYPE }), new File([bytes], `${name}.txt`, { type: 'text/plain' })]
  const file = candidates.find((candidate) => canShare({ files: [candidate] }))
  return file && { files: [file] }
}

/** Opens the share sheet; resolves when it closes, also without having shared. Rejects if the device refuses. */
export async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    throw error
  }
}

// Older browsers, and pages without TLS, have neither.
const canShare = (data: ShareData): boolean => typeof navigator.canShare === 'function' && navigator.canShare(data)
