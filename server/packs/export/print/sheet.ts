import { allText, type Edition } from '../edition.ts'
import type { Files } from '../archive.ts'
import { fontRule, loadFonts } from '../fonts.ts'
import { jpegOf } from '../media.ts'
import { escapeXml } from '../xml.ts'

/** The pictures of an edition as JPEG files, by the number of the page (0: cover). */
export interface PrintPictures {
  readonly files: Files
  readonly names: ReadonlyMap<number, string>
}

/** Makes JPEG files of all pictures. Throws `ExportError` where one cannot be decoded. */
export async function printPictures({ leaves }: Edition): Promise<PrintPictures> {
  const files: Files = new Map()
  const names = new Map<number, string>()
  for (const { picture, number } of leaves) {
    if (!picture) continue
    const name = `picture-${number}.jpg`
    files.set(name, (await jpegOf(picture)).bytes)
    names.set(number, name)
  }
  return { files, names }
}

/** An HTML document to print; `styles` come after the common ones. Fonts are inside: a file may not load another's. */
export async function printHtml(edition: Edition, styles: string, body: string): Promise<string> {
  const fonts = await loadFonts(allText(edition))
  const rules = fonts.map((font) =>
    fontRule(font, `data:font/woff2;base64,${Buffer.from(font.bytes).toString('base64')}`),
  )
  return `<!DOCTYPE html>
<html lang="${edition.main}"><head><meta charset="UTF-8"><title>${escapeXml(edition.title)}</title>
<style>${rules.join('\n')}
${COMMON}
${styles}</style></head>
<body>
${body}
</body></html>
`
}

const COMMON = `*{box-sizing:border-box}
html,body{margin:0;padding:0}
body{color:#3b211c;font-family:"Andika",sans-serif;line-height:1.32;print-color-adjust:exact}
p,h1,h2{margin:0}
h1,h2{font-family:"Baloo 2","Andika",sans-serif;font-weight:700;color:#a82b24;line-height:1.12}
img{display:block;object-fit:contain}
b{color:#a82b24}
.about b{color:inherit}
.about p{margin-bottom:.45em;overflow-wrap:anywhere}
.about h2{margin-bottom:.4em}
a{color:inherit}
.whole{white-space:nowrap}`
