import { createHash } from 'node:crypto'
import { FIRST_PICTURES, FIRST_PLAY, LAST_PICTURE } from '../names.ts'

/** Ids of the elements the scripts below use: the fonts, the files for playing the page, its book, React, the app, the reader, and what the first turn needs. */
export const LETTERS = 'letters'
/** See `LETTERS`. */
export const PLAY = 'play'
/** See `LETTERS`. */
export const BOOK = 'book'
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
 * itself is asked for by the document's header, when the document begins). With the last of its pictures (`FIRST_PICTURES`) comes the book, for the line
 * would be idle behind the first sounds; and when that one is there (`LAST_PICTURE`), before it is decoded and the scene is built, which takes so long that
 * no script could ask in time, React and the style sheet. Likewise timed behind them the app and the reader, which come while React begins, and, when React
 * has come, behind these what a turn is saved with and the next page's picture, which come while the reader is rendered; at the latest when the app has
 * come. The app begins when the page is played (`FIRST_PLAY`) and it has its styles.
 */
export const BOOT = `{
const play = document.getElementById('${PLAY}').content
const picture = document.querySelector('#first-page img')
const app = document.getElementById('${REACT}').content.querySelector('script')
const [react, rest] = ['${REACT}', '${APP}'].map((id) => [...document.getElementById(id).content.querySelectorAll('link')])
const hasCome = (link) => (link.come ??= new Promise((resolve) => { link.onload = link.onerror = resolve }))
const haveCome = (links) => Promise.all(links.map(hasCome))
const styled = hasCome(react.find(({ rel }) => rel === 'stylesheet'))
app.remove()
const isDone = ({ responseEnd, encodedBodySize }) => responseEnd > 0 && encodedBodySize > 0
const line = () => performance.getEntriesByType('navigation').find(isDone)
const msOf = (id) => {
const { responseStart = 0, responseEnd = 0, encodedBodySize = 1 } = line() ?? {}
return (Number(document.getElementById(id).dataset.after) * (responseEnd - responseStart)) / encodedBodySize
}
const append = (id) => document.head.append(document.getElementById(id).content)
const askBook = () => append('${BOOK}')
const askApp = () => {
askBook()
append('${REACT}')
setTimeout(() => ['${APP}', '${READER}'].forEach(append), msOf('${APP}'))
}
haveCome(react).then(() => {
const { requestStart = 0, responseStart = 0 } = line() ?? {}
setTimeout(append, msOf('${TURN}') - (responseStart - requestStart), '${TURN}')
})
haveCome([...react, ...rest]).then(() => append('${TURN}'))
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
