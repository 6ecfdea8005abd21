import type { Language } from '../../../game/language.ts'
import { mediaUrl } from '../../../game/media.ts'
import { useAllFound } from '../../lib/account/pawPrints.ts'
import { commonText } from '../../lib/language/text/index.ts'

/** Kiko looks out from behind a book when the child has found him on all its pages. */
export function KikoPeeps({ bookId, language }: { readonly bookId: number; readonly language: Language }) {
  if (!useAllFound(bookId)) return null
  return <img className="kiko-peeps" src={mediaUrl('/img/ui/kiko-peek.webp')} alt={commonText[language].allFound} />
}
