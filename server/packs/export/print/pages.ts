import type { Edition } from '../edition.ts'
import { aboutLeaf, leafHtml, type TextRoom } from './leaf.ts'
import type { PrintDocument } from './chromium.ts'
import { printHtml, printPictures } from './sheet.ts'

const SIZES = [10, 9, 8.2, 7.5, 6.8, 6.2, 5.6, 5, 4.4, 3.8, 3.2, 2.7] as const

const STYLES = `@page{size:A4 landscape;margin:0}
.leaf{position:relative;width:297mm;height:210mm;overflow:hidden;break-after:page}
.leaf:last-child{break-after:auto}
.leaf>img{position:absolute;left:20.5mm;top:9mm;width:256mm;height:160mm}
.texts{position:absolute;left:20.5mm;top:171mm;width:256mm;height:33mm;display:flex;gap:12mm;align-items:center;text-align:center;text-wrap:balance}
.texts>div{flex:1 1 0;min-width:0}
.about .texts{top:20mm;height:auto;align-items:flex-start;text-align:left;text-wrap:wrap}
.cover p{font-size:5mm;color:#6b3f2a}
.number{position:absolute;right:10mm;bottom:7mm;font-size:4mm;color:#6b3f2a}`

/** The edition on A4 in landscape format, one page a sheet; text in two languages stands side by side. */
export async function singlePages(edition: Edition): Promise<PrintDocument> {
  const { languages, leaves } = edition
  const width = (256 - 12 * (languages.length - 1)) / languages.length
  const { files, names } = await printPictures(edition)
  const room: TextRoom = { width, height: 31, sizes: SIZES }
  const sheets = leaves.map((page) => {
    const type = page.number === 0 ? 'leaf cover' : 'leaf'
    return `<section class="${type}">${leafHtml(edition, page, names.get(page.number), coverRoom(room, page.number))}</section>`
  })
  const about = aboutLeaf(edition, { width, height: 110, sizes: SIZES.slice(5) })
  const body = [...sheets, `<section class="leaf about">${about}</section>`].join('\n')
  return { html: await printHtml(edition, STYLES, body), pictures: files }
}

/** A title may be larger than the story. */
const coverRoom = (room: TextRoom, page: number): TextRoom =>
  page === 0 ? { ...room, sizes: [13, 11, ...SIZES] } : room
