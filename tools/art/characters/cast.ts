/** Who is who. A page asks for a person by name and gives pose, expression and turn; clothes, hair, face and build stay the same. */
import type { Figure, FigureOptions, HairOptions, HatName } from './types.ts'
import { figure } from './figure.ts'
import { CAST, type PersonName } from './people.ts'
import { C, mix } from '../palette.ts'

type Hook<Given> = ((given: Given) => string) | undefined
const both = <Given>(a: Hook<Given>, b: Hook<Given>): Hook<Given> =>
  a && b ? (given) => a(given) + b(given) : (a ?? b)
/**
 * A person by name. opts: pose, poseMore, expression, turn, nod, look, hat, rear,
 * and behind / mid / front hooks, which are added to the person's own.
 */
export function person(name: PersonName, opts: FigureOptions = {}): Figure {
  const c = CAST[name]
  return figure({
    ...c,
    ...opts,
    hair: { ...c.hair, ...opts.hair },
    props: { ...c.props, ...opts.props },
    behind: both(c.behind, opts.behind),
    mid: both(c.mid, opts.mid),
    headExtra: both(c.headExtra, opts.headExtra),
  })
}
/** How the reader's own child looks: skin, hair style, what is on the head. */
export interface AkuOptions extends Omit<FigureOptions, 'hair' | 'hat'> {
  readonly hair?: NonNullable<HairOptions['style']>
  readonly headwear?: 'caping' | 'hijab' | 'peci' | 'cap' | 'none'
}
/** Grey cloth of the child's trousers. */
const TROUSERS = '#8A8795'
/** Under a hijab the child wears long sleeves and long trousers; its cloth is nobody else's blue. */
const MODEST: FigureOptions = {
  hair: { style: 'hijab', cloth: mix(C.nila, C.langit, 0.5), pin: false },
  top: { color: C.kunyit, trim: C.mangga, sleeve: 'long' },
  bottom: { kind: 'pants', color: TROUSERS },
}
/** Book 3's child with the reader's own skin, hair and headwear. */
export function aku({ skin = 'sawo', hair = 'bob', headwear = 'caping', ...opts }: AkuOptions = {}): Figure {
  const hat: HatName | null = headwear === 'hijab' || headwear === 'none' ? null : headwear
  const worn: FigureOptions = headwear === 'hijab' ? MODEST : { hair: { style: hair } }
  return person('aku', { skin, hat, ...worn, ...opts })
}
