import { parseArgs } from 'node:util'
import { type Language, LANGUAGES } from '../../../src/game/language.ts'
import { someScripts } from '../allScripts.ts'
import type { Script } from '../scripts.ts'
import { recordingName } from './takeOver.ts'

const TEXTS: Readonly<Record<Language, { title: string; how: string; file: string; line: string; done: string }>> = {
  en: {
    title: 'Recording sheet',
    how: 'A quiet room, a hand’s width from the microphone, one file for each line, half a second of silence before and after. Read stories slowly and warmly, about two words a second; say single words once, clearly; say letters of the ladder as their sound, not their name. Name each file as in the first column (.wav).',
    file: 'File',
    line: 'What to read',
    done: 'Done',
  },
  id: {
    title: 'Lembar rekaman',
    how: 'Ruang yang tenang, sejengkal dari mikrofon, satu berkas untuk tiap baris, hening setengah detik sebelum dan sesudahnya. Bacakan cerita dengan pelan dan hangat, kira-kira dua kata sedetik; ucapkan kata tunggal satu kali dengan jelas; huruf dari tangga membaca diucapkan bunyinya, bukan namanya. Beri nama berkas seperti di kolom pertama (.wav).',
    file: 'Berkas',
    line: 'Yang dibaca',
    done: 'Selesai',
  },
}

const STYLE =
  'body{font:16px/1.5 sans-serif;margin:2rem;max-width:60rem}table{border-collapse:collapse;width:100%}td,th{border:1px solid #bbb;padding:.4rem .6rem;text-align:left;vertical-align:top}td:first-child{font-family:monospace;font-size:13px}tr{break-inside:avoid}'

/** `npm run audio -- recording-sheet [--book N|ladder] [--language en|id]`: writes all lines to record to the standard output, as a page to print. Gives the exit code. */
export async function recordingSheet(root: string, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { book: { type: 'string' }, language: { type: 'string' } } })
  const scripts = await someScripts(root, { book: values.book })
  const languages = LANGUAGES.filter((language) => values.language === undefined || values.language === language)
  const parts = languages.map((language) =>
    sheetOf(
      language,
      scripts.filter((script) => script.language === language),
    ),
  )
  console.log(
    `<!doctype html><meta charset="utf-8"><title>${TEXTS.en.title}</title><style>${STYLE}</style>\n${parts.join('\n')}`,
  )
  return 0
}

function sheetOf(language: Language, scripts: readonly Script[]): string {
  const { title, how, file, line, done } = TEXTS[language]
  const rows = scripts.map((script) => `<tr><td>${recordingName(script)}<td>${escaped(script.text)}<td>☐`)
  return `<section lang="${language}"><h1>${title}</h1><p>${how}</p><table><tr><th>${file}<th>${line}<th>${done}\n${rows.join('\n')}</table></section>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
