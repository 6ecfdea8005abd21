import type { AskedItem, ItemGroup, ItemSkill } from '../../game/items.ts'
import type { Local } from '../../game/language.ts'

/** Groups of items shared by several kinds, in the order of the teacher's screens. A kind's own group is defined in its folder. */
const LETTERS: ItemGroup = { id: 'letters', prefix: 'letter', label: { en: 'Letters', id: 'Huruf' } }
/** See `LETTERS`. */
export const WORDS: ItemGroup = { id: 'words', prefix: 'word', label: { en: 'Words', id: 'Kata' } }
/** See `LETTERS`. */
const NUMBERS: ItemGroup = { id: 'numbers', prefix: 'number', label: { en: 'Numbers', id: 'Angka' } }
/** See `LETTERS`. */
export const BODY: ItemGroup = { id: 'body', prefix: 'body', label: { en: 'Body parts', id: 'Bagian tubuh' } }
/** See `LETTERS`. */
export const FAMILY: ItemGroup = { id: 'family', prefix: 'family', label: { en: 'Family words', id: 'Kata keluarga' } }

/** The sounds of letters, not their names. A group's rung applies to all its skills. */
const SOUNDS: ItemGroup = {
  id: 'sounds',
  prefix: 'sound',
  label: { en: 'Letter sounds', id: 'Bunyi huruf' },
  rung: 'letters',
}
/** See `SOUNDS`. */
const SYLLABLES: ItemGroup = {
  id: 'syllables',
  prefix: 'syllable',
  label: { en: 'Syllables', id: 'Suku kata' },
  rung: 'syllables',
}
/** See `SOUNDS`. */
const SENTENCES: ItemGroup = {
  id: 'sentences',
  prefix: 'sentence',
  label: { en: 'Sentences', id: 'Kalimat' },
  rung: 'read',
}
/** See `SOUNDS`. */
const STORY: ItemGroup = {
  id: 'story',
  prefix: 'story',
  label: { en: 'Understanding the story', id: 'Memahami cerita' },
  rung: 'understanding',
}

/** All shared groups. */
export const GROUPS: readonly ItemGroup[] = [LETTERS, SOUNDS, SYLLABLES, WORDS, SENTENCES, STORY, NUMBERS, BODY, FAMILY]

/** Skills shared by several kinds, in the order of the teacher's screens. A kind's own skill is defined in its folder. */
export const FIND: ItemSkill = { id: 'find', label: { en: 'Finding', id: 'Menemukan' } }
/** See `FIND`. */
export const SOUND: ItemSkill = {
  id: 'sound',
  label: { en: 'First letter of a word', id: 'Huruf pertama kata' },
  rung: 'letters',
}
/** See `FIND`. */
export const READ: ItemSkill = { id: 'read', label: { en: 'Reading', id: 'Membaca' }, rung: 'read' }
/** See `FIND`. */
export const BUILD: ItemSkill = { id: 'build', label: { en: 'Building', id: 'Menyusun' }, rung: 'build' }
/** See `FIND`. */
export const COUNT: ItemSkill = { id: 'count', label: { en: 'Counting', id: 'Menghitung' }, rung: 'counting' }
/** See `FIND`. */
export const ORDER: ItemSkill = { id: 'order', label: { en: 'Putting in order', id: 'Mengurutkan' } }
/** See `FIND`. */
export const HEAR: ItemSkill = { id: 'hear', label: { en: 'Hearing and finding', id: 'Mendengar dan menemukan' } }
/** See `FIND`. */
export const USE: ItemSkill = { id: 'use', label: { en: 'Using', id: 'Memakai' }, rung: 'understanding' }
/** See `FIND`. */
export const TRACE: ItemSkill = { id: 'trace', label: { en: 'Writing with a finger', id: 'Menulis dengan jari' } }
/** See `FIND`. */
export const FIRST: ItemSkill = { id: 'first', label: { en: 'First sound of a word', id: 'Bunyi pertama kata' } }
/** See `FIND`. */
export const SEE: ItemSkill = { id: 'see', label: { en: 'Finding by sight', id: 'Menemukan dengan melihat' } }
/** See `FIND`. */
export const BLEND: ItemSkill = {
  id: 'blend',
  label: { en: 'Blending sounds', id: 'Menggabungkan bunyi' },
  rung: 'syllables',
}
/** See `FIND`. */
export const CLAP: ItemSkill = {
  id: 'clap',
  label: { en: 'Counting the parts of a word', id: 'Menghitung suku kata' },
  rung: 'syllables',
}
/** See `FIND`. */
export const WHAT: ItemSkill = { id: 'what', label: { en: 'What happened', id: 'Apa yang terjadi' } }
/** See `FIND`. */
export const WHY: ItemSkill = { id: 'why', label: { en: 'Why it happened', id: 'Mengapa terjadi' } }
/** See `FIND`. */
export const NEXT: ItemSkill = { id: 'next', label: { en: 'What comes next', id: 'Apa yang terjadi kemudian' } }

/** All shared skills. */
export const SKILLS: readonly ItemSkill[] = [
  FIND,
  SOUND,
  FIRST,
  SEE,
  READ,
  BLEND,
  CLAP,
  BUILD,
  COUNT,
  ORDER,
  HEAR,
  USE,
  TRACE,
  WHAT,
  WHY,
  NEXT,
]

const BODY_WORDS = new Set(['hands', 'feet', 'eyes', 'ears', 'heart'])
const FAMILY_WORDS = new Set(['father', 'mother', 'brother', 'sister', 'baby'])

/** The group of a word, by its id in the content. */
function groupOfWord(id: string): ItemGroup {
  if (BODY_WORDS.has(id)) return BODY
  return FAMILY_WORDS.has(id) ? FAMILY : WORDS
}

const lowered = ({ en, id }: Local): Local => ({ en: en.toLowerCase(), id: id.toLowerCase() })
const inBoth = (text: string): Local => ({ en: text, id: text })

/** A word by its id in the content; teachers see it in lower case. */
export function wordItem(skill: ItemSkill, id: string, label: Local, group: ItemGroup = groupOfWord(id)): AskedItem {
  return { name: id, group, skill, label: lowered(label) }
}

const GROUP_OF_PREFIX = new Map(GROUPS.map((group) => [group.prefix, group]))

/**
 * An item of the reading ladder by its key without the skill (`sound:m`, `word:duck`), with the text that teachers read. Throws for a prefix that no
 * group has.
 */
export function ladderItem(key: string, skill: ItemSkill, text: Local): AskedItem {
  const colon = key.indexOf(':')
  const group = GROUP_OF_PREFIX.get(key.slice(0, colon))
  if (!group) throw new Error(`no group of items has the prefix of ${key}`)
  return { name: key.slice(colon + 1), group, skill, label: text }
}

/** A letter; its label is the same in both languages. */
export function letterItem(skill: ItemSkill, letter: string): AskedItem {
  return { name: letter, group: LETTERS, skill, label: inBoth(letter) }
}

/** A number. */
export function numberItem(skill: ItemSkill, number: number): AskedItem {
  return { name: String(number), group: NUMBERS, skill, label: inBoth(String(number)) }
}

/** The numbers from 1 to `count`. */
export function numberItems(skill: ItemSkill, count: number): AskedItem[] {
  return Array.from({ length: count }, (_, index) => numberItem(skill, index + 1))
}

/** Marks items that occur in tries but are not the purpose of the page. */
export function incidental(items: readonly AskedItem[]): AskedItem[] {
  return items.map((item) => ({ ...item, isIncidental: true }))
}
