import { type AskedItem, type ItemSkill, itemKey } from '../../../game/items.ts'
import { type Language, LANGUAGES } from '../../../game/language.ts'
import { ladderItem } from '../items.ts'

/** An item that a question asks, with its text in the question's language. */
interface Asked {
  /** The item without its skill. */
  readonly key: string
  readonly skill: ItemSkill
  readonly text: string
  readonly language?: Language | undefined
}

/** Each item once, named in each language in which it is asked: a round may ask an item twice, or in both languages. */
export function uniqueItems(asked: readonly Asked[]): AskedItem[] {
  const items = new Map<string, AskedItem>()
  for (const { key, skill, text, language } of asked) {
    const item = ladderItem(key, skill, { en: text, id: text })
    const known = items.get(itemKey(item))
    const isOwn = (one: Language) => known === undefined || language === undefined || language === one
    const [en, id] = LANGUAGES.map((one) => (isOwn(one) ? text : (known?.label[one] ?? text)))
    items.set(itemKey(item), { ...item, label: { en: en ?? text, id: id ?? text } })
  }
  return [...items.values()]
}
