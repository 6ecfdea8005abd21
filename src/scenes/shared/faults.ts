import type { Fault, Surroundings } from '../../game/authoring.ts'
import { LANGUAGES, type Local } from '../../game/language.ts'
import type { Box } from '../../game/targets.ts'

/** Minimum size of a target for a child's finger, percent of the picture. */
const LEAST = { width: 9, height: 12 } as const

/** A box with an id, percent of the picture. */
export interface NamedBox extends Box {
  readonly id: string
}

/** A fault with its message in both languages. */
export function fault(place: string, code: string, en: string, id: string): Fault {
  return { place, code, message: { en, id } }
}

/** Whether two boxes overlap; touching edges do not count. */
function overlap(one: Box, other: Box): boolean {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return wide > 1e-6 && high > 1e-6
}

/** Boxes to touch must be inside the picture, large enough, and must not overlap. `place` is the list's name. */
export function boxFaults(boxes: readonly NamedBox[], place: string): Fault[] {
  return boxes.flatMap((box, index) => {
    const here = `${place}[${index}]`
    const { id, x, y, width, height } = box
    const other = boxes.slice(index + 1).find((next) => overlap(box, next))
    return [
      ...when(
        x < 0 || y < 0 || x + width > 100 || y + height > 100,
        fault(here, 'outside', `“${id}” reaches out of the picture.`, `“${id}” keluar dari gambar.`),
      ),
      ...when(
        width < LEAST.width || height < LEAST.height,
        fault(here, 'small', `“${id}” is too small for a finger.`, `“${id}” terlalu kecil untuk jari.`),
      ),
      ...when(
        other !== undefined,
        fault(here, 'overlap', `“${id}” covers “${other?.id}”.`, `“${id}” menutupi “${other?.id}”.`),
      ),
    ]
  })
}

/** Items must start outside their places. */
export function startFaults(starts: readonly NamedBox[], places: readonly Box[], place: string): Fault[] {
  return starts.flatMap((start, index) =>
    when(
      places.some((box) => overlap(start, box)),
      fault(
        `${place}[${index}]`,
        'begins-placed',
        `“${start.id}” already lies in a place for it.`,
        `“${start.id}” sudah berada di tempatnya.`,
      ),
    ),
  )
}

/** Ids must be unique. */
export function twiceFaults(things: readonly { readonly id: string }[], place: string): Fault[] {
  return things.flatMap(({ id }, index) =>
    when(
      things.findIndex((other) => other.id === id) < index,
      fault(`${place}[${index}]`, 'twice', `“${id}” is there twice.`, `“${id}” ada dua kali.`),
    ),
  )
}

/** Labels must differ in every language, because a child could not tell equal ones apart. */
export function alikeFaults(labels: readonly Local[], place: string): Fault[] {
  const isSame = (one: Local, other: Local) =>
    LANGUAGES.some((language) => one[language].toLowerCase() === other[language].toLowerCase())
  return labels.flatMap((label, index) =>
    when(
      labels.slice(0, index).some((other) => isSame(label, other)),
      fault(`${place}[${index}]`, 'alike', `Two are called “${label.en}”.`, `Dua bernama “${label.id}”.`),
    ),
  )
}

/** Each word must occur in the text, so that the child has met it. */
export function untoldFaults(words: readonly Local[], place: string, { text }: Surroundings): Fault[] {
  const isAnnounced = (word: Local) =>
    LANGUAGES.every((language) => text[language].toLowerCase().includes(word[language].toLowerCase()))
  return words.flatMap((word, index) =>
    when(
      !isAnnounced(word),
      fault(`${place}[${index}]`, 'untold', `“${word.en}” is not in the text.`, `“${word.id}” tidak ada dalam teks.`),
    ),
  )
}

/** The highest number with a recorded voice. */
const MOST_COUNTED = 12

/** All items must be countable aloud. */
export function countFaults(count: number, place: string): Fault[] {
  return when(
    count > MOST_COUNTED,
    fault(
      place,
      'too-many',
      `${count} are too many: the voice counts to ${MOST_COUNTED}.`,
      `${count} terlalu banyak: suara menghitung sampai ${MOST_COUNTED}.`,
    ),
  )
}

/** The fault as a list if the condition is true, otherwise an empty list. */
export function when(isFaulty: boolean, found: Fault): Fault[] {
  return isFaulty ? [found] : []
}
