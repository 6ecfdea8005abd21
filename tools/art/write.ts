/** Writes a page's pixels as the files that are served, as light as its budget asks. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BUDGET, heaviest, LOOKED_BUDGET, type Weight } from './budget.ts'
import { image } from './core/raster.ts'
import { ROOT } from './root.ts'
import type { Pixels } from './pixels.ts'

/** Qualities at which the grain stays pleasant (80 melts the finest of it) and edges of sprites stay clean, and a page stays light. */
const QUALITY = { still: 74, back: 74, back2: 68, sprites: 72, sprites2: 68 } as const
/**
 * What a page is written with, the first that is within budget: `drop` is taken off all qualities, `alpha` is the quality of what is see-through
 * (80: a lantern's glow is smooth; 60: it shows rings where one looks for them). Below the last the grain would turn to mush.
 */
const STEPS = [
  { drop: 0, alpha: 80 },
  { drop: 0, alpha: 72 },
  { drop: 0, alpha: 60 },
  { drop: 4, alpha: 60 },
  { drop: 8, alpha: 60 },
  { drop: 12, alpha: 60 },
  { drop: 16, alpha: 60 },
  { drop: 20, alpha: 50 },
  { drop: 24, alpha: 50 },
  { drop: 28, alpha: 50 },
] as const

/** One of the steps. */
export interface Step {
  readonly drop: number
  readonly alpha: number
}

/** All pixels of a page at @2x. */
export interface PageSheets {
  readonly still: Pixels
  readonly back: Pixels
  readonly sprites: Pixels
  /** What differs with the look: an atlas and a part of the still for each variant. */
  readonly looks: readonly { readonly word: string; readonly sprites: Pixels; readonly still: Pixels }[]
}

/** A file under `public`, its folder made. */
export const file = (path: string): string => {
  const full = join(ROOT, 'public', path)
  mkdirSync(dirname(full), { recursive: true })
  return full
}

/** Pixels at half their size, as sharp works on. */
const halved = (pixels: Pixels) => image(pixels).resize(pixels.width / 2, pixels.height / 2, { kernel: 'lanczos3' })

const OPAQUE = { effort: 5, smartSubsample: true } as const

/** The files of one size by what follows the stem: `-back` …; those of a look are in a group of their own, for a reader loads one look only. */
export interface Encoded {
  readonly files: Readonly<Record<string, Buffer>>
  readonly looks: readonly Readonly<Record<string, Buffer>>[]
}

/** Writes all WebP files of a page; the light ones are made from them (`light.ts`). */
export async function writePage(stem: string, sheets: PageSheets): Promise<void> {
  const small = await withinBudget('small', (step) => encodeSmall(sheets, step))
  const sharp = await withinBudget('sharp', (step) => encodeSharp(sheets, step))
  for (const { files, looks } of [small, sharp]) {
    for (const [part, buffer] of [files, ...looks].flatMap((group) => Object.entries(group)))
      writeFileSync(file(`${stem}${part}.webp`), buffer)
  }
}

/** Files of looks that are no longer drawn must not be served for ever. */
export function forgetVariants(stem: string): void {
  const folder = dirname(file(`${stem}.webp`))
  const isOld = (name: string) => ['look', 'still'].some((part) => name.startsWith(`${basename(stem)}-${part}-`))
  for (const name of readdirSync(folder).filter(isOld)) rmSync(join(folder, name))
}

/** The best quality at which a size is within its budget; the least one where none is. */
export async function withinBudget(size: keyof Weight, encode: (step: Step) => Promise<Encoded>): Promise<Encoded> {
  for (const step of STEPS) {
    const encoded = await encode(step)
    if (isWithin(encoded, size) || step === STEPS.at(-1)) return encoded
  }
  throw new Error('no quality to write with')
}

const isWithin = ({ files, looks }: Encoded, size: keyof Weight): boolean =>
  sizeOf(files) <= BUDGET[size] && sizeOf(files) + heaviest(looks.map(sizeOf)) <= LOOKED_BUDGET[size]
const sizeOf = (files: Readonly<Record<string, Buffer>>): number =>
  Object.values(files).reduce((sum, { length }) => sum + length, 0)

async function encodeSmall({ still, back, sprites, looks }: PageSheets, { drop, alpha }: Step): Promise<Encoded> {
  const opaque = (pixels: Pixels, quality: number) =>
    halved(pixels)
      .removeAlpha()
      .webp({ quality: quality - drop, ...OPAQUE })
      .toBuffer()
  const clear = (pixels: Pixels) =>
    halved(pixels)
      .webp({ quality: QUALITY.sprites - drop, alphaQuality: alpha, ...OPAQUE })
      .toBuffer()
  return {
    files: {
      '': await opaque(still, QUALITY.still),
      '-back': await opaque(back, QUALITY.back),
      '-sprites': await clear(sprites),
    },
    looks: await inTurn(looks, async (look) => ({
      [`-look-${look.word}`]: await clear(look.sprites),
      [`-still-${look.word}`]: await opaque(look.still, QUALITY.still),
    })),
  }
}

async function encodeSharp({ back, sprites, looks }: PageSheets, { drop, alpha }: Step): Promise<Encoded> {
  const clear = (pixels: Pixels) =>
    image(pixels)
      .webp({ quality: QUALITY.sprites2 - drop, alphaQuality: alpha, ...OPAQUE })
      .toBuffer()
  const ground = image(back).removeAlpha()
  return {
    files: {
      '-back@2x': await ground.webp({ quality: QUALITY.back2 - drop, ...OPAQUE }).toBuffer(),
      '-sprites@2x': await clear(sprites),
    },
    looks: await inTurn(looks, async (look) => ({ [`-look-${look.word}@2x`]: await clear(look.sprites) })),
  }
}

/** One after the other: all at once would hold the machine and its memory. */
async function inTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (const item of items) made.push(await make(item))
  return made
}
