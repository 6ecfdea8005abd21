import type { Edition } from '../edition.ts'
import { booklet } from './booklet.ts'
import { cards } from './cards.ts'
import { printToPdf } from './chromium.ts'
import { singlePages } from './pages.ts'

const DOCUMENTS = { pdf: singlePages, booklet, cards } as const

/** The edition as a PDF to print. Throws `ExportError` where there is no browser to make it with. */
export async function pdfOf(
  edition: Edition,
  as: keyof typeof DOCUMENTS,
  chromium: string | undefined,
): Promise<Uint8Array> {
  return printToPdf(await DOCUMENTS[as](edition), chromium)
}
