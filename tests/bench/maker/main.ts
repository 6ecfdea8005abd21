import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '../../../tools/lib/chromium.ts'
import { shoutFile } from '../../e2e/shoutFile.ts'
import { startService, TSX_HELPER } from '../browser.ts'
import { CHANGES_SECTION, PRESSES_SECTION, replaceSection } from '../sections.ts'
import { measureChanges, type SeenChange } from './changes.ts'
import { makeBook } from './presses.ts'
import { Finger, signInTeacher } from './teacher.ts'

/** `npm run bench -- maker`: counts the presses that a book of eight pages takes on a phone, and times changes of a full picture. */

/** What the microphone hears: four sounds as of words, then silence, over and over. */
const WORD = [
  { seconds: 0.4, loudness: 0.3 },
  { seconds: 0.18, loudness: 0.0005 },
]
const READING = shoutFile('lumbung-reading.wav', [
  { seconds: 0.9, loudness: 0.0005 },
  ...[1, 2, 3, 4].flatMap(() => WORD),
  { seconds: 3.5, loudness: 0.0005 },
])

const service = await startService(4391)
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [
    ...CHROMIUM_ARGS,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${READING}`,
  ],
})
try {
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    permissions: ['microphone'],
  })
  await context.addInitScript(TSX_HELPER)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await signInTeacher(page, service)
  const finger = new Finger()
  await makeBook(page, finger)
  const changes = await measureChanges(page, await context.newCDPSession(page))
  const path = 'docs/benchmarks.md'
  const timed = replaceSection(readFileSync(path, 'utf8'), CHANGES_SECTION, changesTable(changes))
  writeFileSync(path, replaceSection(timed, PRESSES_SECTION, pressesTable(finger)))
  console.log(`${changesTable(changes)}\n\n${pressesTable(finger)}`)
} finally {
  await browser.close()
  await service.stop()
}

function changesTable(changes: readonly SeenChange[]): string {
  return [
    'Measured by `npm run bench -- maker` at 412 × 915, the processor slowed down 4 ×, forty things in the picture: from the input until the frame that shows the change, twenty times each, ms. At most 50 are wanted.',
    '',
    '| change | median | p90 | worst |',
    '| --- | --- | --- | --- |',
    ...changes.map(
      ({ what, median, p90, worst }) => `| ${what} | ${[median, p90, worst].map(Math.round).join(' | ')} |`,
    ),
  ].join('\n')
}

function pressesTable({ counts, total }: Finger): string {
  return [
    'Counted by `npm run bench -- maker`, which makes a bilingual book of eight pages on a phone (412 × 915) and shares it with a class: the story pattern with another character, one more thing in each of eight',
    'pictures, another place for three and another pose and feeling for four; 16 texts and the title with a voice in both languages; four games. Every press counts, but not typing and tapping along. At most 100 are wanted.',
    '',
    '| part | presses |',
    '| --- | --- |',
    ...[...counts].map(([part, count]) => `| ${part} | ${count} |`),
    `| **sum** | **${total}** |`,
  ].join('\n')
}
