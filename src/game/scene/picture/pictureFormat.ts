/** Four pixels of AVIF: whoever decodes these decodes all of our pictures. */
const PROBE =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB0AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAlbWRhdBIACggYADbICGg0IDIPHseHhVnAACwAAACQNY4I'

let answer: Promise<boolean> | undefined

/** Does this browser decode AVIF? Asked once, of a picture of a few bytes that lies here. */
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

/** Has a WebP picture an AVIF of the same name beside it? All that books show besides their pages have, and what takes a played page's place. */
export const hasAvifFile = (path: string): boolean =>
  /^\/img\/books\/book\d+\/(?:[\w-]+\/[\w-]+|[\w-]+-done)\.webp$/.test(path)

/** The AVIF beside a WebP picture. */
export const lightOf = (path: string): string => path.replace(/\.webp$/, '.avif')
