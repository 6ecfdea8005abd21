import { createHash } from 'node:crypto'
import { BOOK, FIRST_PICTURES, FIRST_PLAY, LAST_PICTURE, NEXT_PICTURES } from '../names.ts'

/** Ids of the elements the scripts below use: the fonts, the files for playing the page, React, the app, the reader, and what the first turn needs. The page's book: `BOOK`. */
export const LETTERS = 'letters'
/** See `LETTERS`. */
export const PLAY = 'play'
/** See `LETTERS`. */
export const REACT = 'react'
/** See `LETTERS`. */
export const APP = 'app'
/** See `LETTERS`. */
export const READER = 'reader'
/** See `LETTERS`. */
export const TURN = 'turn'

/** Timeout in ms: a missing picture then no longer delays the files for playing, nor do these delay the app. */
const PATIENCE_MS = 4000
/** How long before its time the app is asked for, ms: a timer is late while the style sheet is applied. Longer, and what is left of React would share the line with it. What the turn
 * needs is counted from then, so it is asked for that much later; so are the first sounds, which would hold up the last picture (how long a byte takes is a low guess). */
const EARLY_MS = 40
/** How long before its time what the next page is played with is asked for, ms: then the reader is rendered, and a timer for that moment would be late. */
const RENDERS_MS = 100

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
 * At the end: once the picture is there (a thin line carries nothing else until then), what it is played with is asked for. On a line as quick as it was
 * with the document it is asked for as long before as an answer takes, so that the line is never idle (`data-after`: the bytes that come first; the picture
 * itself is asked for by the document's header, when the document begins). How long a byte takes is seen from the document and from the picture, whichever came
 * quicker: asked for too late, a file leaves the line idle; too early, it shares it for a moment. Behind what the page is played with come the first sounds and
 * the book (`FIRST_PICTURES`); and when the last picture is there (`LAST_PICTURE`), before it is decoded and the scene is built, which takes so long that
 * no script could ask in time, React and the style sheet. Likewise timed behind these the app and the reader, which come while React begins, and behind these
 * what a turn is saved with, the next page's picture and its scene, which come while the reader is rendered; at the latest when the app has come. Timed
 * behind these (`data-bytes`: their own), at the latest when the first of them is there, what the next page is played with (`NEXT_PICTURES`), which `usePrefetch` could ask for only after the line was idle.
 * The app begins when the page is played (`FIRST_PLAY`) and it has its styles.
 */
export const BOOT = `{
const play = document.getElementById('${PLAY}').content
const picture = document.querySelector('#first-page img')
const app = document.getElementById('${REACT}').content.querySelector('script')
const [react, rest] = ['${REACT}', '${APP}'].map((id) => [...document.getElementById(id).content.querySelectorAll('link')])
const hasCome = (link) => (link.come ??= new Promise((resolve) => { link.onload = link.onerror = resolve }))
const haveCome = (links) => Promise.all(links.map(hasCome))
const [saving] = document.getElementById('${TURN}').content.querySelectorAll('link')
const styled = hasCome(react.find(({ rel }) => rel === 'stylesheet'))
app.remove()
const isDone = ({ responseEnd, encodedBodySize, transferSize }) => responseEnd > 0 && encodedBodySize > 0 && transferSize > 0
const line = () => performance.getEntriesByType('navigation').find(isDone)
const seen = () => [line(), ...performance.getEntriesByName(picture.currentSrc)].filter((entry) => entry && isDone(entry))
const rateOf = ({ responseStart, responseEnd, encodedBodySize }) => (responseEnd - responseStart) / encodedBodySize
const msOf = (id, bytes = 'after') => {
const rates = seen().map(rateOf)
return rates.length && Number(document.getElementById(id).dataset[bytes]) * Math.min(...rates)
}
const append = (id) => document.head.append(document.getElementById(id).content)
let askedBook
const askBook = () => {
askedBook ??= performance.now()
append('${BOOK}')
}
const askApp = () => {
askBook()
append('${REACT}')
const before = Math.max(0, msOf('${REACT}') - (performance.now() - askedBook))
setTimeout(() => {
['${APP}', '${READER}'].forEach(append)
setTimeout(() => {
append('${TURN}')
setTimeout(nextPictures, msOf('${TURN}', 'bytes') - ${RENDERS_MS})
}, msOf('${TURN}') + ${EARLY_MS})
}, before + msOf('${APP}') - ${EARLY_MS})
}
haveCome([...react, ...rest]).then(() => append('${TURN}'))
const nextPictures = () => document.dispatchEvent(new Event('${NEXT_PICTURES}'))
if (saving) hasCome(saving).then(nextPictures)
const beginApp = () => {
askApp()
styled.then(() => document.body.append(app))
}
let isAsked = false
const ask = () => {
if (isAsked) return
isAsked = true
const begin = play.querySelector('script')
if (begin) begin.onerror = beginApp
document.addEventListener('${FIRST_PICTURES}', askBook)
document.addEventListener('${LAST_PICTURE}', askApp)
document.addEventListener('${FIRST_PLAY}', beginApp)
setTimeout(beginApp, begin ? ${PATIENCE_MS} : 0)
document.getElementById('${BOOK}').dataset.due = performance.now() + msOf('${BOOK}') + ${EARLY_MS}
document.head.append(play)
}
picture.onload = picture.onerror = ask
if (picture.complete) ask()
const plan = () => {
if (!line()) return false
const { domLoading = 0, navigationStart = 0 } = performance.timing ?? {}
const wait = domLoading - navigationStart + msOf('${PLAY}') - performance.now()
if (wait > 0) setTimeout(ask, wait)
else ask()
return true
}
if (!plan()) document.addEventListener('DOMContentLoaded', plan)
setTimeout(ask, ${PATIENCE_MS})
}`

/** By which the document's policy knows the two. */
export const SCRIPT_SOURCES = [WRITE, BOOT]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ')
