import { clipsOf } from '../clips.ts'
import type { BookLanguage } from '../exportBook.ts'
import type { PageFiles } from './pages.ts'

const seconds = (ms: number) => `${(ms / 1000).toFixed(3)}s`

/** A page's media overlay, and how long it lasts, ms; nothing where the page is not read aloud. */
export function overlayOf(
  { page, name, sounds }: PageFiles,
  languages: readonly BookLanguage[],
): { smil: string; ms: number } | undefined {
  const document = `../pages/${name}.xhtml`
  let ms = 0
  const parts = languages.flatMap((language) => {
    const narration = page.narration[language]
    const sound = sounds[language]
    if (!narration || sound === undefined) return []
    const clips = clipsOf(page, language, narration)
    ms += clips.reduce((sum, { begin, end }) => sum + end - begin, 0)
    const pars = clips.map(
      ({ id, begin, end }) =>
        `<par id="clip-${id}"><text src="${document}#${id}"/><audio src="../${sound}" clipBegin="${seconds(begin)}" clipEnd="${seconds(end)}"/></par>`,
    )
    return [`<seq id="seq-${language}" epub:textref="${document}#text-${language}">\n${pars.join('\n')}\n</seq>`]
  })
  if (parts.length === 0) return undefined
  const smil = `<?xml version="1.0" encoding="utf-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body>
${parts.join('\n')}
</body>
</smil>
`
  return { smil, ms }
}
