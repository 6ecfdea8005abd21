import { aboutLines } from '../about.ts'
import { type Edition, editionId } from '../edition.ts'
import { LABELS } from '../labels.ts'
import { escapeXml } from '../xml.ts'

/** index.html: the player begins here. Classic scripts only, so that it opens by double click too. */
export function indexHtml({ book, main, title }: Edition): string {
  return `<!DOCTYPE html>
<html lang="${main}">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeXml(title)}</title>
<meta name="author" content="${escapeXml(book.authors.join(', '))}">
<meta name="generator" content="Lumbung">
<link rel="stylesheet" href="app/player.css">
</head>
<body>
<div id="root"></div>
<noscript><p>${escapeXml(title)}: <a href="about.html">${LABELS[main].about}</a></p></noscript>
<script src="book.js"></script>
<script src="app/player.js"></script>
</body>
</html>
`
}

/** about.html: who made the book and what may be done with it, in all its languages; readable without scripts. */
export function aboutHtml(edition: Edition): string {
  const { languages, main, title, book } = edition
  const parts = languages.map((language) => {
    const lines = aboutLines(edition, language).map((line) => `<p>${line}</p>`)
    return `<section lang="${language}"><h1>${escapeXml(book.titles[language] ?? title)}</h1>\n${lines.join('\n')}</section>`
  })
  return `<!DOCTYPE html>
<html lang="${main}">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${LABELS[main].about}</title>
<style>body{max-width:40em;margin:2em auto;padding:0 1em;font:1.1rem/1.5 sans-serif;color:#3b211c;background:#fffdf7}h1{color:#a82b24}section+section{margin-top:3em}a{color:#2f4180}</style>
</head>
<body>
${parts.join('\n')}
<p><a href="app/NOTICE.md">Lumbung, MIT License</a></p>
</body>
</html>
`
}

/** imsmanifest.xml of SCORM 1.2: one thing to learn, and all files. Without a mastery score, by which a system would call a low score a failure. */
export function scormManifest(edition: Edition, paths: readonly string[]): string {
  const { book, title } = edition
  // An XML id begins with a letter.
  const id = `lumbung-${editionId(edition)}`
  const name = escapeXml(title)
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${id}" version="${book.revision}"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="book">
    <organization identifier="book">
      <title>${name}</title>
      <item identifier="reading" identifierref="player" isvisible="true">
        <title>${name}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="player" type="webcontent" adlcp:scormtype="sco" href="index.html">
${paths.map((path) => `      <file href="${escapeXml(path)}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`
}

/** tincan.xml: what a launch of xAPI needs to know. */
export function tincanXml(edition: Edition): string {
  const { book, main, title } = edition
  return `<?xml version="1.0" encoding="UTF-8"?>
<tincan xmlns="http://projecttincan.com/tincan.xsd">
  <activities>
    <activity id="https://lumbung.example/books/${encodeURIComponent(book.key)}" type="http://id.tincanapi.com/activitytype/book">
      <name lang="${main}">${escapeXml(title)}</name>
      <description lang="${main}">${escapeXml(book.blurb[main] ?? title)}</description>
      <launch lang="${main}">index.html</launch>
    </activity>
  </activities>
</tincan>
`
}
