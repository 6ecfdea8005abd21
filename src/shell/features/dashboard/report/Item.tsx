import type { ReportItem } from '../../../../../server/contract/reportParts.ts'
import type { Language } from '../../../../game/language.ts'

/** A letter, number or word, enlarged and in the language in which it was asked. */
export function Item({ item, lang }: { readonly item: ReportItem; readonly lang: Language }) {
  return (
    <b className="asked-item" lang={lang}>
      {item.label[lang]}
    </b>
  )
}
