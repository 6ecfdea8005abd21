import type { Edition } from '../edition.ts'
import { LABELS } from '../labels.ts'
import { escapeXml } from '../xml.ts'
import type { PageFiles } from './pages.ts'

/** The navigation document: contents, pages by number, landmarks. */
export function navXhtml(edition: Edition, pages: readonly PageFiles[]): string {
  const labels = LABELS[edition.main]
  const story = pages.filter(({ page }) => page.number > 0)
  const entries = story.map(({ page, name }) =>
    item(`pages/${name}.xhtml`, page.titles[edition.main] ?? `${labels.page} ${page.number}`),
  )
  const numbers = story.map(({ page, name }) => item(`pages/${name}.xhtml#page-${page.number}`, String(page.number)))
  const first = story[0]
  const landmarks = [
    item('pages/cover.xhtml', labels.cover, 'cover'),
    ...(first ? [item(`pages/${first.name}.xhtml`, labels.start, 'bodymatter')] : []),
  ]
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${edition.main}" xml:lang="${edition.main}">
<head><title>${escapeXml(edition.title)}</title></head>
<body>
<nav epub:type="toc" role="doc-toc"><h1>${labels.contents}</h1><ol>
${[item('pages/cover.xhtml', labels.cover), ...entries, item('pages/about.xhtml', labels.about)].join('\n')}
</ol></nav>
${numbers.length === 0 ? '' : `<nav epub:type="page-list" role="doc-pagelist" hidden="hidden"><h2>${labels.pages}</h2><ol>\n${numbers.join('\n')}\n</ol></nav>`}
<nav epub:type="landmarks" hidden="hidden"><h2>${labels.landmarks}</h2><ol>
${landmarks.join('\n')}
</ol></nav>
</body>
</html>
`
}

function item(address: string, text: string, type?: string): string {
  const kind = type === undefined ? '' : ` epub:type="${type}"`
  return `<li><a${kind} href="${address}">${escapeXml(text)}</a></li>`
}
