import type { Edition } from '../edition.ts'
import type { PrintDocument } from './chromium.ts'
import { aboutLeaf, leafHtml, type TextRoom } from './leaf.ts'
import { printHtml, printPictures } from './sheet.ts'

const WIDTH = 128
const SIZES = [9, 8.2, 7.5, 6.8, 6.2, 5.6, 5, 4.4, 3.8, 3.2, 2.7] as const

const STYLES = `@page{size:A4 landscape;margin:0}
.sheet{width:297mm;height:210mm;display:flex;overflow:hidden;break-after:page}
.sheet:last-child{break-after:auto}
.leaf{position:relative;width:148.5mm;height:210mm;overflow:hidden}
.leaf>img{position:absolute;left:10.25mm;top:16mm;width:${WIDTH}mm;height:${WIDTH / 1.6}mm}
.texts{position:absolute;left:10.25mm;top:102mm;width:${WIDTH}mm;height:92mm;display:flex;flex-direction:column;gap:6mm;justify-content:center;text-align:center;text-wrap:balance}
.texts>div+div{border-top:.4mm solid #fbe6c2;padding-top:6mm}
.about .texts{top:16mm;height:auto;justify-content:flex-start;text-align:left;text-wrap:wrap}
.cover p{font-size:5mm;color:#6b3f2a}
.number{position:absolute;left:0;right:0;bottom:8mm;text-align:center;font-size:4mm;color:#6b3f2a}`

/**
 * The places of a booklet's pages, 0 to `count` − 1, on the sides of its sheets: printed on both sides (turned on the short edge), laid together and
 * folded, they read in order. `count` is a multiple of 4.
 */
function imposed(count: number): (readonly [left: number, right: number])[] {
  return Array.from({ length: count / 4 }, (_, sheet) => {
    const outer = 2 * sheet
    return [
      [count - 1 - outer, outer],
      [outer + 1, count - 2 - outer],
    ] as const
  }).flat()
}

/** The edition as a booklet of A5 on sheets of A4. Empty pages stand before the last page, so that the licence is on the back. */
export async function booklet(edition: Edition): Promise<PrintDocument> {
  const { languages, leaves } = edition
  const { files, names } = await printPictures(edition)
  const room: TextRoom = { width: WIDTH, height: (88 - 12 * (languages.length - 1)) / languages.length, sizes: SIZES }
  const pages = leaves.map((page) => {
    const sizes = page.number === 0 ? [11, 10, ...SIZES] : SIZES
    const leaf = leafHtml(edition, page, names.get(page.number), { ...room, sizes })
    return `<section class="leaf${page.number === 0 ? ' cover' : ''}">${leaf}</section>`
  })
  const about = aboutLeaf(edition, { width: WIDTH, height: 130 / languages.length, sizes: SIZES.slice(4) })
  const count = Math.ceil((pages.length + 1) / 4) * 4
  const blank = '<section class="leaf"></section>'
  const at = (place: number) =>
    place === count - 1 ? `<section class="leaf about">${about}</section>` : (pages[place] ?? blank)
  const sheets = imposed(count).map(([left, right]) => `<div class="sheet">${at(left)}${at(right)}</div>`)
  return { html: await printHtml(edition, STYLES, sheets.join('\n')), pictures: files }
}
