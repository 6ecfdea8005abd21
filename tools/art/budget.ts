/** How heavy a page's pictures are. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PagePictureData } from './app.ts'

/** Bytes a page may weigh: still, back and sprites at @1x; back and sprites at @2x; still, hidden ground, sprites and their later frames as AVIF. */
export const BUDGET = { small: 250_000, sharp: 600_000, light: 190_000 } as const
/** The same with the heaviest look of book 3's child, which comes besides the ordinary child that lies in the page's own files. */
export const LOOKED_BUDGET = { small: 300_000, sharp: 650_000, light: 230_000 } as const

/** Bytes of a page: what a small screen loads that takes no AVIF, what a sharp one loads to play, and what nearly every small one loads. */
export interface Weight {
  readonly small: number
  readonly sharp: number
  readonly light: number
}

/** A page's weight, and what the heaviest look adds to it. */
export interface PageWeight extends Weight {
  readonly looked: Weight
}

/** The files of one look of a page's picture, without the folder of what is served. */
export function variantFiles(stem: string, word: string): string[] {
  const atlas = `${stem}-look-${word}`
  return [`${atlas}.webp`, `${atlas}@2x.webp`, `${stem}-still-${word}.webp`, `${atlas}.avif`]
}

/** Weighs a page's files under `served`; a missing file weighs nothing. */
export function weigh({ stem, sprites, looks }: PagePictureData, served: string): PageWeight {
  const size = (path: string): number => {
    const full = join(served, path)
    return existsSync(full) ? statSync(full).size : 0
  }
  const parts = sprites.length > 0 ? ['-back', '-sprites'] : ['-back']
  const words = [...new Set(Object.values(looks?.words ?? {}))]
  const looked = words.map((word) => variantFiles(stem, word).map(size))
  const small = parts.reduce((sum, part) => sum + size(`${stem}${part}.webp`), size(`${stem}.webp`))
  const sharp = parts.reduce((sum, part) => sum + size(`${stem}${part}@2x.webp`), 0)
  const light = ['', '-ground', '-sprites', '-frames'].reduce((sum, part) => sum + size(`${stem}${part}.avif`), 0)
  return {
    small,
    sharp,
    light,
    looked: {
      small: small + heaviest(looked.map(([atlas = 0, , still = 0]) => atlas + still)),
      sharp: sharp + heaviest(looked.map(([, atlas = 0]) => atlas)),
      light: light + heaviest(looked.map(([, , still = 0, atlas = 0]) => atlas + still)),
    },
  }
}

/** Bytes of the heaviest look: a reader loads one. None weighs nothing. */
export const heaviest = (looks: readonly number[]): number => Math.max(0, ...looks)

/** What is too heavy about a page, in words; nothing where it is not. */
export function overweight({ looked, ...plain }: PageWeight): string[] {
  return [...faultsOf(plain, BUDGET, ''), ...faultsOf(looked, LOOKED_BUDGET, ' with a look')]
}

const WORDS = { small: 'at @1x', sharp: 'at @2x', light: 'as AVIF' } as const

function faultsOf(weight: Weight, budget: Weight, what: string): string[] {
  return (['small', 'sharp', 'light'] as const)
    .filter((size) => weight[size] > budget[size])
    .map((size) => `${kB(weight[size])} kB${what} ${WORDS[size]}, budget ${kB(budget[size])}`)
}

const kB = (bytes: number): number => Math.ceil(bytes / 1000)
