/**
 * `npm run fonts`: subsets the font packages to the characters that the app uses, into `src/shell/styles/fonts` (committed). The subsets are a third
 * of the packages' files. A browser fetches a full file only for a character outside the subset, for example in a name.
 * Needs Debian's `fonttools` and `python3-brotli`.
 */
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', '..', 'src/shell/styles/fonts')

/** Unicode ranges of all characters in books and screens, in English and Indonesian. The same ranges are in `index.html`. */
export const LETTERS = 'U+20-7E, U+A0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026'
/** Digits, and the codes on the language button: D, E, I, N. */
const SIGNS = 'U+30-39, U+44-45, U+49, U+4E'

const CUTS = [
  ['andika-400', '@fontsource/andika/files/andika-latin-400-normal.woff2', LETTERS],
  ['andika-700', '@fontsource/andika/files/andika-latin-700-normal.woff2', LETTERS],
  ['baloo-2-700', '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2', LETTERS],
  // What a page shows of it, inlined into the document by `src/firstPage/build/prerender.ts`.
  ['baloo-2-700-signs', '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2', SIGNS],
] as const

function cutFonts(): void {
  const { resolve } = createRequire(import.meta.url)
  for (const [name, source, letters] of CUTS) {
    execFileSync('pyftsubset', [
      resolve(source),
      `--unicodes=${letters.replaceAll(' ', '')}`,
      `--output-file=${join(FOLDER, `${name}.woff2`)}`,
      '--flavor=woff2',
      // Hints are half of a file, and tablets ignore them.
      '--no-hinting',
      '--layout-features=kern,mark,mkmk,liga,ccmp',
    ])
  }
}

if (process.argv[1] === import.meta.filename) cutFonts()
