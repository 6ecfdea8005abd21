import type { Filling } from '../../../game/authoring.ts'
import type { Offer, OfferedThing } from '../../../game/offer.ts'
import { allBoxes, lacks, mostAlike, namesOf } from '../../shared/filling.ts'

const THINGS = 'objectList'
const PLACE = 'dropZone'
const MOST = 12

/** What things are gathered in, by any of its words in either language. */
const HOLDERS = new Set(
  'basket keranjang bakul bucket ember box kotak kardus pot panci bag tas plate piring bowl mangkuk lumbung'.split(' '),
)

const holds = ({ sort, tags, label }: OfferedThing): boolean =>
  [sort, ...tags, ...`${label.en} ${label.id}`.toLowerCase().split(/[^\p{L}]+/u)].some((word) => HOLDERS.has(word))

/** The thing that all others go into: the author's choice, else what holds things. */
function holderOf(offer: Offer): OfferedThing | undefined {
  const all = offer.things(PLACE)
  return offer.isChosen(PLACE) ? all[0] : all.findLast(holds)
}

/** Things to gather: those that were chosen, else equal ones, else all that are small and nobody. */
function thingsOf(offer: Offer, holder: OfferedThing): readonly OfferedThing[] {
  const things = offer.things(THINGS).filter(({ id, tags }) => id !== holder.id && !tags.includes('drawn'))
  return (offer.isChosen(THINGS) ? things : mostAlike(things)).slice(0, MOST)
}

/** Things of the picture, a basket to gather them in, and numbers to count them by. */
export function fill(offer: Offer): Filling {
  const holder = holderOf(offer)
  const things = holder ? thingsOf(offer, holder) : []
  if (!holder || things.length < 2) return lacks('needs things and a basket', 'perlu benda dan keranjang')
  const [place] = allBoxes(offer, PLACE, [holder]) ?? []
  const starts = place && allBoxes(offer, THINGS, things, [place])
  if (!starts) return lacks('draw where things go', 'gambar tempat mengumpulkan')
  const isCounting = offer.flag('isCounting', true)
  const counts = things.map((_, n) => offer.count(n + 1))
  return {
    about: namesOf(things),
    lifts: things.map(({ id }) => id),
    fields: {
      objectList: things.map((thing, n) => ({
        id: thing.id,
        label: thing.label,
        image: offer.picture(thing).path,
        start: { percent: starts[n] },
        audio: offer.heardWord(thing.label),
      })),
      dropZone: { id: holder.id, label: holder.label, percent: place, audio: offer.heardWord(holder.label) },
      isCounting,
      ...(isCounting ? { countSounds: { en: counts.map(({ en }) => en), id: counts.map(({ id }) => id) } } : {}),
    },
  }
}
