import { createHash } from 'node:crypto'

/** Ids of what the scripts below work with: the letters, what is asked for later, and what after that. */
export const LETTERS = 'letters'
/** See `LETTERS`. */
export const LATER = 'later'
/** See `LETTERS`. */
export const LAST = 'last'

/** A picture that has not come by then, ms, no longer holds up what the page is played with. */
const PATIENCE_MS = 4000

/**
 * Before anything is laid out: the fonts that came with the document. Made this way they are there at once, so the first thing that is painted is
 * the text as it stays; and they go before those of the style sheet, which are then not asked for. (Byte by byte a slow tablet reads 10 ms a font.)
 */
export const WRITE = `{
const bytesOf = (letters) => Uint8Array.fromBase64?.(letters) ?? Uint8Array.from(atob(letters), (byte) => byte.charCodeAt(0))
for (const { family, weight, letters } of JSON.parse(document.getElementById('${LETTERS}').textContent))
document.fonts.add(new FontFace(family, bytesOf(letters), { weight }))
}`

/**
 * At the end: once the picture is there (a thin line carries nothing else until then), the style sheet and the scripts are asked for; those of
 * the stage when the book has come, so that the app is made ready while they are on their way. The app begins when it has its styles.
 */
export const BOOT = `{
const later = document.getElementById('${LATER}').content
const last = document.getElementById('${LAST}').content
const picture = document.querySelector('#first-page img')
const sheet = later.querySelector('link[rel=stylesheet]')
const app = later.querySelector('script')
let isAsked = false
const ask = () => {
if (isAsked) return
isAsked = true
app.remove()
sheet.onload = sheet.onerror = () => document.body.append(app)
later.lastElementChild.onload = () => document.head.append(last)
document.head.append(later)
}
picture.onload = picture.onerror = ask
if (picture.complete) ask()
setTimeout(ask, ${PATIENCE_MS})
}`

/** By which the document's policy knows the two. */
export const SCRIPT_SOURCES = [WRITE, BOOT]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ')
