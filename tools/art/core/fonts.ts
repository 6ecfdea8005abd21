/** The two lettering fonts of the pictures, as files the rasteriser can read (it knows no woff). */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { createFont } from 'fonteditor-core'

const PACKAGES = [
  '@fontsource/andika/files/andika-latin-400-normal.woff',
  '@fontsource/andika/files/andika-latin-700-normal.woff',
  '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff',
]
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/art-fonts/', import.meta.url))

function convert(woff: Buffer): Buffer {
  const font = createFont(woff, { type: 'woff', inflate: (data) => [...inflateSync(Buffer.from(data))] })
  return Buffer.from(font.write({ type: 'ttf', toBuffer: true }))
}

/** Paths of the TrueType files, converted once and kept under node_modules/.cache. */
export function fontFiles(): string[] {
  const require = createRequire(import.meta.url)
  mkdirSync(CACHE, { recursive: true })
  return PACKAGES.map((name) => {
    const file = join(CACHE, `${name.split('/').at(-1)?.replace('.woff', '')}.ttf`)
    if (existsSync(file)) return file
    // Written aside and renamed: another worker may read the folder at the same moment.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, convert(readFileSync(require.resolve(name))))
    renameSync(draft, file)
    return file
  })
}
