import type { Authoring, Fault, Surroundings } from '../../../game/authoring.ts'
import type { AskedItem } from '../../../game/items.ts'
import type { SpokenLine } from '../../../game/kind.ts'
import { alikeFaults, boxFaults, fault, twiceFaults, untoldFaults, when } from '../faults.ts'
import { PLACES } from '../fields.ts'
import { READ, wordItem } from '../items.ts'
import type { WordDrop } from './schema.ts'
import { wordTray } from './wordDrop.ts'

/** Each word is an item for reading. */
export function wordDropAsks({ dragDropWords }: WordDrop): AskedItem[] {
  return dragDropWords.map(({ id, word }) => wordItem(READ, id, word))
}

/** Each word is spoken once it is in its place. */
export function wordDropSays({ dragDropWords }: WordDrop): SpokenLine[] {
  return dragDropWords.map(({ word, dropAudio }) => ({ kind: 'word', path: dropAudio, text: word }))
}

/** The fields of all word drops. */
export const wordDropFields: Authoring<WordDrop>['fields'] = {
  dragDropWords: { label: { en: 'Words', id: 'Kata' }, form: 'words', filledWith: 'words' },
  dropZones: PLACES,
}

/** Top edge of the tray, percent of the picture. */
const TRAY_TOP = (wordTray('regular').y / 800) * 100
/** Minimum height of a place above the tray, percent of the picture. */
const LEAST_ABOVE = 6

/** The faults of a word drop. */
export function wordDropFaults({ dragDropWords, dropZones }: WordDrop, surroundings: Surroundings): Fault[] {
  const words = dragDropWords.map(({ word }) => word)
  const places = dropZones.map(({ id, percent }) => ({ id, ...percent }))
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  return [
    ...twiceFaults(dragDropWords, 'dragDropWords'),
    ...alikeFaults(words, 'dragDropWords'),
    ...untoldFaults(words, 'dragDropWords', surroundings),
    ...twiceFaults(dropZones, 'dropZones'),
    ...boxFaults(places, 'dropZones'),
    ...dropZones.flatMap(({ id, label, percent }, index) => [
      ...when(
        !words.some((word) => isSame(word.en, label.en)),
        fault(`dropZones[${index}]`, 'wordless', `No word belongs to “${id}”.`, `Tidak ada kata untuk “${id}”.`),
      ),
      ...when(
        percent.y + LEAST_ABOVE > TRAY_TOP,
        fault(
          `dropZones[${index}]`,
          'under-tray',
          `“${id}” lies under the words that wait.`,
          `“${id}” tertutup kata yang menunggu.`,
        ),
      ),
    ]),
  ]
}
