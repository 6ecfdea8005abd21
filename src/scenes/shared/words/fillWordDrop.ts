import type { Filling } from '../../../game/authoring.ts'
import type { Offer, OfferedScene } from '../../../game/offer.ts'
import { capitals, lacks, unlike, wordCount } from '../filling.ts'
import { wordTray } from './wordDrop.ts'

const WORDS = 'dragDropWords'
const PLACES = 'dropZones'

/** Where words wait, percent of the picture: no place lies there. */
const TRAY = { x: 0, y: (wordTray('regular').y / 800) * 100, width: 100, height: 20 } as const

/** Words, and places around their things in a picture. Words without a thing in it are left out, unless the author has chosen them or it is a photo. */
export function fillWordDrop(offer: Offer, scene: OfferedScene): Filling {
  const words = unlike(offer.words(WORDS, scene))
  const boxes = offer.boxes(
    PLACES,
    words.map(({ id, thing }) => ({ id, usual: thing?.box })),
    [TRAY],
  )
  const placed = words.flatMap((word, index) => {
    const box = boxes[index]
    return box ? [{ ...word, box }] : []
  })
  const undrawn = words.find((_, index) => !boxes[index])
  if (undrawn && (offer.isChosen(WORDS) || scene.isPhoto))
    return lacks(`draw the place of “${undrawn.word.en}”`, `gambar tempat “${undrawn.word.id}”`)
  if (placed.length < 2) return lacks('needs 2 words whose things are in the picture', 'perlu 2 kata yang bendanya ada')
  return {
    about: wordCount(placed.length),
    fields: {
      [WORDS]: placed.map(({ id, word }) => ({ id, word: capitals(word), dropAudio: offer.word(word) })),
      [PLACES]: placed.map(({ id, word, thing, box }) => ({
        id,
        label: capitals(word),
        picture: thing?.id,
        percent: box,
      })),
    },
  }
}
