import { itemNames, type KitData, type KitIndex } from '../../../../content/kit/index.ts'
import { LANGUAGES, type Language, type Local } from '../../../../game/language.ts'
import type { DraftPage } from '../draft/schema.ts'
import type { Item } from './compose/items.ts'

type Kit = KitData & { readonly index: KitIndex }

/** What a thing is called: its own name, else the kit's title, in both languages. */
export function titleOf(item: Item, kit: Kit | undefined): Local {
  const title = kit?.index.sprites.find(({ name }) => name === item.sprite)?.title
  const one = (language: Language) => item.name?.[language] ?? title?.[language] ?? item.sprite
  return { en: one('en'), id: one('id') }
}

/** What a thing is called, does and feels: 'Danu, looks into the distance, is worried'. */
export function wordsOf(item: Item, kit: Kit | undefined, language: Language): string {
  return [
    titleOf(item, kit)[language],
    item.pose === undefined ? undefined : kit?.index.poses[item.pose]?.says[language],
    item.feeling === undefined ? undefined : kit?.index.feelings[item.feeling]?.says[language],
  ]
    .filter((word) => word !== undefined)
    .join(', ')
}

/** How many people and other things stand in a picture. */
export function counted(picture: DraftPage['picture'], kit: Kit | undefined): { things: number; people: number } {
  const people = picture.items.filter(
    ({ sprite }) => kit?.index.sprites.find(({ name }) => name === sprite)?.group === 'people',
  ).length
  return { people, things: picture.items.length - people }
}

/** The things by their names, from back to front. */
export function thingsOf(picture: DraftPage['picture']): { readonly name: string; readonly item: Item }[] {
  const names = itemNames(picture)
  return picture.items.map((item, i) => ({ name: names[i] ?? item.sprite, item }))
}

/** A text made for both languages: the name of a step of undo. */
export function bothLanguages(make: (language: Language) => string): Local {
  const [en, id] = LANGUAGES.map(make)
  return { en: en ?? '', id: id ?? '' }
}
