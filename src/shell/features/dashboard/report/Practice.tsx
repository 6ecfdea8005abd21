import type { NextStep } from '../../../../../server/contract/reportParts.ts'
import { Several } from './Filled.tsx'
import { Item } from './Item.tsx'

/** The items to practise, each in the language in which it was missed. */
export function Practice({ of }: { readonly of: Extract<NextStep, { kind: 'again' }>['practise'] }) {
  const items = of.map(({ item, lang }) => <Item key={`${item.key} ${lang}`} item={item} lang={lang} />)
  return <Several items={items.length > 0 ? items : ['–']} />
}
