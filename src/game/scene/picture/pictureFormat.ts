/** An AVIF of four pixels: a browser that decodes it decodes all our pictures. */
const PROBE =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB0AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAlbWRhdBIACggYADbICGg0IDIPHseHhVnAACwAAACQNY4I'

let answer: Promise<boolean> | undefined

/** Whether this browser decodes AVIF. Tested once, with the embedded probe. */
export function takesAvif(): Promise<boolean> {
  answer ??= decodes(PROBE)
  return answer
}

async function decodes(src: string): Promise<boolean> {
  if (typeof Image === 'undefined') return false
  const image = new Image()
  image.src = src
  try {
    await image.decode()
    return image.width > 0
  } catch {
    return false
  }
}

/**
 * Whether a WebP picture has an AVIF of the same name next to it: all pictures of books outside the pages have one, `-done` pictures of played
 * pages, and the places of the shell.
 */
export const hasAvifFile = (path: string): boolean =>
  /^\/img\/(?:books\/book\d+\/(?:[\w-]+\/[\w-]+|[\w-]+-done)|ui\/bg-[\w-]+)\.webp$/.test(path)

/** The path of the AVIF next to a WebP picture. */
export const lightOf = (path: string): string => path.replace(/\.webp$/, '.avif')
