import { createHash } from 'node:crypto'
import { CRITICAL_FILES, FIRST_PLAY } from '../names.ts'

/** Ids of the elements the scripts below use: the fonts, the files for playing the page, the app, and what the first turn needs. */
export const LETTERS = 'letters'
/** See `LETTERS`. */
export const PLAY = 'play'
/** See `LETTERS`. */
export const LATER = 'later'
/** See `LETTERS`. */
export const TURN = 'turn'

/** Timeout in ms: a missing picture then no longer delays the files for playing, nor do these delay the app. */
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
 * At the end: once the picture is there (a thin line carries nothing else until then), what it is played with is asked for. On a line as quick as
 * it was with the document (`data-after`: the picture's bytes) it is asked for as long before as an answer takes, so that the line is never idle. Once that has come
 * (`CRITICAL_FILES`), and while it is made ready, the style sheet and the scripts of the app. The app begins when the page is played (`FIRST_PLAY`) and it has its styles.
 * While it begins the line would be idle: it carries the next page's picture then, and what a turn is saved with.
 */
export const BOOT = `{
const play = document.getElementById('${PLAY}').content
const later = document.getElementById('${LATER}').content
const turn = document.getElementById('${TURN}').content
const picture = document.querySelector('#first-page img')
const sheet = later.querySelector('link[rel=stylesheet]')
const app = later.querySelector('script')
const links = [...later.querySelectorAll('link')]
const haveCome = links.map((link) => new Promise((resolve) => { link.onload = link.onerror = resolve }))
const styled = haveCome[links.indexOf(sheet)]
Promise.all(haveCome).then(() => document.head.append(turn))
app.remove()
let isAsked = false
const askApp = () => document.head.append(later)
const beginApp = () => {
askApp()
styled.then(() => document.body.append(app))
}
const ask = () => {
if (isAsked) return
isAsked = true
const begin = play.querySelector('script')
if (begin) begin.onerror = beginApp
document.addEventListener('${CRITICAL_FILES}', askApp)
document.addEventListener('${FIRST_PLAY}', beginApp)
setTimeout(beginApp, begin ? ${PATIENCE_MS} : 0)
document.head.append(play)
}
picture.onload = picture.onerror = ask
if (picture.complete) ask()
const plan = () => {
const [{ responseStart, responseEnd, encodedBodySize }] = performance.getEntriesByType('navigation')
const bytes = Number(document.getElementById('${PLAY}').dataset.after)
const isKnown = responseEnd > 0 && encodedBodySize > 0
if (isKnown) setTimeout(ask, responseStart + (bytes * (responseEnd - responseStart)) / encodedBodySize - performance.now())
return isKnown
}
if (!plan()) document.addEventListener('DOMContentLoaded', plan)
setTimeout(ask, ${PATIENCE_MS})
}`

/** By which the document's policy knows the two. */
export const SCRIPT_SOURCES = [WRITE, BOOT]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ')
