/** What a composed picture shows, in words. */
import type { Language } from '../../game/language.ts'
import { type KitData, USUAL_FEELING, USUAL_POSE } from './layout.ts'
import type { Composition, Item, KitIndex, TimeOfDay, Weather } from './schema.ts'

const TIME_WORDS: Readonly<Record<Language, Record<TimeOfDay, string>>> = {
  en: { day: '', dusk: 'at dusk', night: 'at night' },
  id: { day: '', dusk: 'saat senja', night: 'pada malam hari' },
}
const WEATHER_WORDS: Readonly<Record<Language, Record<Weather, string>>> = {
  en: { clear: '', rain: 'in the rain', mist: 'in the mist' },
  id: { clear: '', rain: 'saat hujan', mist: 'berkabut' },
}
const AND: Readonly<Record<Language, string>> = { en: 'and', id: 'dan' }

/** One thing in words: its own name, or the kit's, and what somebody does and feels. */
function itemWords(item: Item, language: Language, index: KitIndex, sprites: KitData['sprites']): string | undefined {
  const sprite = sprites.get(item.sprite)
  if (!sprite) return undefined
  const says = [
    item.pose === undefined || item.pose === USUAL_POSE ? undefined : index.poses[item.pose],
    item.feeling === undefined || item.feeling === USUAL_FEELING ? undefined : index.feelings[item.feeling],
  ].flatMap((word) => (word ? [word.says[language]] : []))
  const own = item.name?.[language]
  // Who does something is called by name; a description belongs to somebody at rest.
  return says.length === 0
    ? (own ?? sprite.alt[language])
    : `${own ?? sprite.title[language]} ${says.join(` ${AND[language]} `)}`
}

/** Things that are there several times are named once, with their number. */
function counted(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => (count === 1 ? word : `${word} (${count}×)`))
}

const asSentence = (text: string): string => (text === '' ? '' : `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}.`)

/** An alt text: who and what is in the picture, from back to front, then where, when and in what weather. */
export function altOf(
  composition: Composition,
  language: Language,
  { index, sprites, places }: KitData & { readonly index: KitIndex },
): string {
  const { photo, place, time, weather, items } = composition
  const things = counted(items.flatMap((item) => itemWords(item, language, index, sprites) ?? []))
  const last = things.at(-1) ?? ''
  const list =
    things.length < 2
      ? last
      : `${things.slice(0, -1).join(', ')}${things.length > 2 && language === 'en' ? ',' : ''} ${AND[language]} ${last}`
  const where = photo ? photo.alt[language] : places.places.find(({ name }) => name === place)?.alt[language]
  const when = photo ? [] : [TIME_WORDS[language][time], WEATHER_WORDS[language][weather]]
  const setting = [where?.replace(/\.$/, '') ?? '', ...when].filter(Boolean).join(' ')
  return [asSentence(list), asSentence(setting)].filter(Boolean).join(' ')
}
