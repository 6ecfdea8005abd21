/**
 * `npx tsx tools/art/contact.ts [--book 1] [--columns 4] [--width 320] [--out file.png]` lays the drawn stills of all pages (and, with
 * `--free`, the free pictures) on one sheet, to see whether they belong together. At `--width 160` it shows whether each page is known from its neighbours, and whether its joke is seen. It draws nothing again: run `npm run art` first.
 */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { fileOf, pageNames, readFree } from './pictures.ts'
import { ROOT } from './root.ts'

const { values: options } = parseArgs({
  options: {
    book: { type: 'string' },
    columns: { type: 'string', default: '4' },
    width: { type: 'string', default: '320' },
    free: { type: 'boolean', default: false },
    out: { type: 'string', default: join(tmpdir(), 'contact.png') },
  },
})

/** One picture's place on the sheet, px. */
const width = Number(options.width)
if (!Number.isInteger(width) || width < 40) throw new Error('--width wants whole pixels, 40 or more')
const CELL = { width, height: Math.round((width * 5) / 8), gap: 8 }

async function pathsShown(): Promise<string[]> {
  const inBook = (path: string) => options.book === undefined || path.includes(`/book${options.book}/`)
  const paths = options.free ? (await readFree()).map(({ path }) => path) : pageNames().map(fileOf)
  return paths.filter(inBook)
}

async function main(): Promise<void> {
  const paths = await pathsShown()
  const files = paths.map((path) => join(ROOT, 'public', path))
  const missing = paths.filter((_, index) => !existsSync(files[index] ?? ''))
  if (missing.length > 0) console.warn(`not drawn yet: ${missing.map((path) => basename(path)).join(' ')}`)
  const columns = Number(options.columns),
    step = { x: CELL.width + CELL.gap, y: CELL.height + CELL.gap }
  const cells = await Promise.all(
    files
      .filter((file) => existsSync(file))
      .map(async (file, index) => ({
        input: await sharp(file)
          .resize(CELL.width, CELL.height, { fit: 'contain', background: '#FFF7E6' })
          .png()
          .toBuffer(),
        left: CELL.gap + (index % columns) * step.x,
        top: CELL.gap + Math.floor(index / columns) * step.y,
      })),
  )
  if (cells.length === 0) throw new Error('no drawn pictures: run npm run art first')
  const sheet = {
    width: CELL.gap + Math.min(columns, cells.length) * step.x,
    height: CELL.gap + Math.ceil(cells.length / columns) * step.y,
    channels: 3 as const,
    background: '#3B211C',
  }
  await sharp({ create: sheet }).composite(cells).png().toFile(options.out)
  console.log(options.out)
}

await main()
