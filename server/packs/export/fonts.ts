import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** A font face of the exported books. */
export interface FontFace {
  readonly family: 'Andika' | 'Baloo 2'
  readonly weight: 400 | 700
  /** Name of the file in an archive. */
  readonly file: string
  /** Value of CSS `unicode-range`; empty for the face that has the usual letters. */
  readonly range: string
  readonly bytes: Uint8Array
}

const EXTENDED = 'U+0100-02FF, U+1E00-1EFF'
const EXTENDED_LETTER = /[\u0100-\u02FF\u1E00-\u1EFF]/

const FACES = [
  ['Andika', 400, 'andika-latin-400-normal', ''],
  ['Andika', 700, 'andika-latin-700-normal', ''],
  ['Baloo 2', 700, 'baloo-2-latin-700-normal', ''],
  ['Andika', 400, 'andika-latin-ext-400-normal', EXTENDED],
  ['Andika', 700, 'andika-latin-ext-700-normal', EXTENDED],
] as const

/** Who made the fonts, and their licence: the last page of a book says it. */
export const FONT_CREDITS = 'Andika © SIL International; Baloo 2 © Ek Type (SIL Open Font License 1.1)'

/** The faces that a book's text needs (WOFF2): extended Latin only where it has such letters. The licence of both fonts allows them inside documents. */
export async function loadFonts(text: string): Promise<FontFace[]> {
  const { resolve } = createRequire(import.meta.url)
  const wanted = FACES.filter(([, , , range]) => range === '' || EXTENDED_LETTER.test(text))
  return Promise.all(
    wanted.map(async ([family, weight, name, range]) => {
      const folder = family === 'Andika' ? '@fontsource/andika' : '@fontsource/baloo-2'
      const bytes = await readFile(resolve(`${folder}/files/${name}.woff2`))
      return { family, weight, file: `${name}.woff2`, range, bytes }
    }),
  )
}

/** The CSS rule of a face whose file lies at the address. */
export function fontRule({ family, weight, range }: FontFace, address: string): string {
  const limits = range === '' ? '' : `unicode-range:${range};`
  return `@font-face{font-family:"${family}";font-weight:${weight};${limits}src:url("${address}") format("woff2")}`
}
