import type { Filling } from '../../../game/authoring.ts'
import type { Offer, OfferedThing } from '../../../game/offer.ts'
import type { Box } from '../../../game/targets.ts'
import { allBoxes, lacks, mostAlike, namesOf } from '../../shared/filling.ts'

const THINGS = 'objectList'
const PLACES = 'dropZones'
const LEAST = 3
const MOST = 10
/** Places in a row, percent of the picture: how high they are, and what lies between two. */
const HEIGHT = 18
const GAP = 1.5

/** A row of places in the half of the picture where the things are not; narrow ones stand in two rows. */
function usualPlaces(count: number, starts: readonly Box[]): Box[] {
  const middle = starts.reduce((sum, { y, height }) => sum + y + height / 2, 0) / starts.length
  const columns = count > 8 ? Math.ceil(count / 2) : count
  const width = Math.min(16, (94 - GAP * (columns - 1)) / columns)
  const left = (100 - columns * width - (columns - 1) * GAP) / 2
  const top = middle > 50 ? 24 : 62
  return Array.from({ length: count }, (_, n) => ({
    x: left + (n % columns) * (width + GAP),
    y: top + Math.floor(n / columns) * (HEIGHT + GAP) - (count > columns ? HEIGHT / 2 : 0),
    width,
    height: HEIGHT,
  }))
}

/** Only sprites can be lifted out of a picture; equal ones take each other's places. */
function thingsOf(offer: Offer): readonly OfferedThing[] {
  const sprites = offer.things(THINGS).filter(({ tags }) => !tags.includes('drawn'))
  return mostAlike(sprites).slice(0, MOST)
}

/** Equal things of the picture, and as many places in a row, filled one after the other. */
export function fill(offer: Offer): Filling {
  const things = thingsOf(offer)
  const [one] = things
  if (!one || things.length < LEAST) return lacks(`needs ${LEAST} equal things`, `perlu ${LEAST} benda sama`)
  const starts = allBoxes(offer, THINGS, things)
  if (!starts) return lacks('draw where the things are', 'gambar letak bendanya')
  const ids = things.map((_, n) => `place-${n + 1}`)
  const usual = usualPlaces(things.length, starts)
  const boxes = offer.boxes(
    PLACES,
    ids.map((id, n) => ({ id, usual: usual[n] })),
    starts,
  )
  const image = offer.picture(one).path
  const audio = offer.heardWord(one.label)
  return {
    about: namesOf(things),
    lifts: things.map(({ id }) => id),
    fields: {
      objectList: things.map(({ id, label }, n) => ({ id, label, image, start: { percent: starts[n] }, audio })),
      dropZones: ids.map((id, n) => ({
        id,
        order: n + 1,
        label: { en: `place ${n + 1}`, id: `tempat ${n + 1}` },
        percent: boxes[n],
        countSound: offer.count(n + 1),
      })),
      objectImage: image,
      objectImageChange: image,
    },
  }
}
