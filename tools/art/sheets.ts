/**
 * `npx tsx tools/art/sheets.ts [--before COMMIT] [--book-dash FOLDER]` makes the sheets of `docs/for-people.md` in `docs/pictures`: of each book all pages
 * 160 px wide, and the restaged pages before and after. Before is how the pages are in that commit, which must be in the clone. With a checkout of
 * github.com/bookdash/bookdash-books, ten pages beside pages of Book Dash too. It draws nothing again: run `npm run art` first.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import { image, raster } from './core/raster.ts'
import { doc, el } from './core/svg.ts'
import { fileOf, pageNames } from './pictures.ts'
import { ROOT } from './root.ts'

/** The last commit before pages were staged anew. */
const BEFORE = '1ad7112581c9ea4994d6bb5752f523c1c2307211'

/** The pages that were staged anew: camera, cut or light are others, not only what is in them. */
const RESTAGED = [
  'book1/p02',
  'book1/p06',
  'book1/p09',
  'book1/p11',
  'book1/p13',
  'book2/p03',
  'book2/p11',
  'book3/p04',
  'book3/p07',
  'book3/p09',
  'book3/p10',
  'book4/p01',
  'book4/p05',
  'book4/p06',
  'book4/p07',
  'book4/p09',
] as const

/** A page of ours beside one of Book Dash with as much to do: a picture in the checkout, and its book's title. */
const PAIRS = [
  ['book5/p03', 'come-back-cat/en/images/05.jpg', 'Come back, cat!'],
  ['book5/p07', 'tortoise-finds-his-home/en/images/05.jpg', 'Tortoise finds his home'],
  ['book6/p03', 'sindi-and-the-moon/en/images/07.jpg', 'Sindi and the Moon'],
  ['book6/p06', 'sindi-and-the-moon/en/images/09.jpg', 'Sindi and the Moon'],
  ['book6/p09', 'tortoise-finds-his-home/en/images/03.jpg', 'Tortoise finds his home'],
  ['book7/p10', 'why-is-nita-upside-down/en/images/11.jpg', 'Why Is Nita Upside Down?'],
  ['book7/p14', 'gracas-dream/en/images/07.jpg', 'Graça’s Dream'],
  ['book8/p06', 'come-back-cat/en/images/11.jpg', 'Come back, cat!'],
  ['book8/p12', 'there-must-be-a-rainbow/en/images/05.jpg', 'There Must be a Rainbow'],
  ['book8/p15', 'tortoise-finds-his-home/en/images/11.jpg', 'Tortoise finds his home'],
] as const

const { values: options } = parseArgs({
  options: { before: { type: 'string', default: BEFORE }, 'book-dash': { type: 'string' } },
})

/** Sizes in px. A cell is a picture of 8 : 5 with its caption under it. */
const GAP = 8
const CAPTION = 22
const PAPER = '#FFF7E6'
/** WebP quality, 0 to 100. */
const QUALITY = 74

interface Cell {
  readonly picture: Buffer
  readonly caption: string
}

/** The caption of a cell, as wide as the cell. */
function captionOf(text: string, width: number): Promise<Buffer> {
  const label = { x: 2, y: 16, 'font-size': 15, 'font-family': 'Andika', fill: '#3B211C' }
  return image(raster(doc(el('text', label, text), { box: [0, 0, width, CAPTION] }), 1))
    .png()
    .toBuffer()
}

/** A picture as large as a cell can show it whole. */
const inside = (picture: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(picture).resize(width, height, { fit: 'contain', background: PAPER }).png().toBuffer()

/** Lays cells out in rows and writes them as WebP. */
async function writeSheet(name: string, cells: readonly Cell[], width: number, columns: number): Promise<void> {
  const height = Math.round((width * 5) / 8),
    stepX = width + GAP,
    stepY = height + CAPTION + GAP
  const laid = await Promise.all(
    cells.map(async ({ picture, caption }, index): Promise<OverlayOptions[]> => {
      const left = GAP + (index % columns) * stepX,
        top = GAP + Math.floor(index / columns) * stepY
      return [
        { input: await inside(picture, width, height), left, top },
        { input: await captionOf(caption, width), left, top: top + height },
      ]
    }),
  )
  const sheet = {
    width: GAP + columns * stepX,
    height: GAP + Math.ceil(cells.length / columns) * stepY,
    channels: 3 as const,
    background: PAPER,
  }
  const file = join(ROOT, 'docs/pictures', name)
  const { size } = await sharp({ create: sheet }).composite(laid.flat()).webp({ quality: QUALITY }).toFile(file)
  console.log(`docs/pictures/${name}  ${Math.round(size / 1000)} kB`)
}

const now = (page: string): Buffer => readFileSync(join(ROOT, 'public', fileOf(page)))

/** A page's picture in an earlier commit. */
function earlier(page: string, commit: string): Buffer {
  try {
    return execFileSync('git', ['show', `${commit}:public${fileOf(page)}`], { cwd: ROOT, maxBuffer: 1e8 })
  } catch (cause) {
    throw new Error(`${page} cannot be read from ${commit}: is that commit in this clone?`, { cause })
  }
}

async function main(): Promise<void> {
  const books = [...new Set(pageNames().map((page) => page.split('/')[0] ?? page))]
  for (const book of books) {
    const pages = pageNames().filter((page) => page.startsWith(`${book}/`))
    await writeSheet(
      `thumbnails-${book}.webp`,
      pages.map((page) => ({ picture: now(page), caption: page.replace(`${book}/`, '') })),
      160,
      5,
    )
  }
  const pairs = RESTAGED.flatMap((page) => [
    { picture: earlier(page, options.before), caption: `${page} before` },
    { picture: now(page), caption: `${page} after` },
  ])
  await writeSheet('restaged.webp', pairs, 320, 4)
  const folder = options['book-dash']
  if (folder === undefined) return
  const beside = PAIRS.flatMap(([page, path, title]) => [
    { picture: now(page), caption: page },
    { picture: readFileSync(join(folder, path)), caption: title },
  ])
  await writeSheet('beside-book-dash.webp', beside, 400, 4)
}

await main()
