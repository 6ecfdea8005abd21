import { isSame } from './changes.ts'
import type { DraftActivity, DraftPage } from './schema.ts'
import type { ConflictPart } from './types.ts'

/** A value in three states: as both sides knew it (`undefined`: neither), here, and there. */
export interface Three<Value> {
  readonly base: Value | undefined
  readonly mine: Value
  readonly theirs: Value
}

/** What two sides make of one value: the same twice, unless both have changed it differently (`isTorn`). `isTheirs`: only they have changed it. */
interface Picked<Value> {
  readonly mine: Value
  readonly theirs: Value
  readonly isTorn: boolean
  readonly isTheirs: boolean
}

/** Joins one value that is not looked into. */
export function picked<Value>({ base, mine, theirs }: Three<Value>): Picked<Value> {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { mine, theirs: mine, isTorn: false, isTheirs: false }
  if (isSame(base, mine)) return { mine: theirs, theirs, isTorn: false, isTheirs: true }
  return { mine, theirs, isTorn: true, isTheirs: false }
}

type Fields = Readonly<Record<string, unknown>>

/** Joins the fields of a record, each by itself. A field that is absent is a value, too. */
function pickedFields<Value extends Fields>({ base, mine, theirs }: Three<Value>): Picked<Value> {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const fields = names.map(
    (name) => [name, picked<unknown>({ base: base?.[name], mine: mine[name], theirs: theirs[name] })] as const,
  )
  const side = (of: 'mine' | 'theirs') =>
    // The fields are those of both sides, so the record has the type of either.
    Object.fromEntries(fields.flatMap(([name, one]) => (one[of] === undefined ? [] : [[name, one[of]]]))) as Value
  return {
    mine: side('mine'),
    theirs: side('theirs'),
    isTorn: fields.some(([, { isTorn }]) => isTorn),
    isTheirs: fields.some(([, { isTheirs }]) => isTheirs),
  }
}

/** A page or an activity as it is with either side, the parts that both have changed, and how many parts were taken from theirs. */
export interface JoinedItem<Item> {
  readonly mine: Item
  readonly theirs: Item
  readonly torn: readonly ConflictPart[]
  readonly taken: number
}

function joinedItem<Item>(parts: Readonly<Partial<Record<ConflictPart, Picked<Partial<Item>>>>>, whole: Three<Item>) {
  const all = Object.values(parts)
  // The parts are all fields of the item but its id, which is the same on both sides.
  const side = (of: 'mine' | 'theirs') => Object.assign({}, whole[of], ...all.map((one) => one[of])) as Item
  // The names are those of the record above.
  const torn = (Object.keys(parts) as ConflictPart[]).filter((name) => parts[name]?.isTorn === true)
  return { mine: side('mine'), theirs: side('theirs'), torn, taken: all.filter(({ isTheirs }) => isTheirs).length }
}

/** Joins a page part by part; texts, sounds and lines language by language. Picture and photo are one part. */
export function joinedPage(three: Three<DraftPage>): JoinedItem<DraftPage> {
  const { base, mine, theirs } = three
  const by = <Name extends keyof DraftPage>(name: Name): Three<DraftPage[Name]> => ({
    base: base?.[name],
    mine: mine[name],
    theirs: theirs[name],
  })
  const seen = ({ picture, photo }: DraftPage) => ({ picture, photo })
  const lines = (['en', 'id'] as const).map((language) =>
    pickedFields({ base: base?.lines[language], mine: mine.lines[language], theirs: theirs.lines[language] }),
  )
  const [en, id] = lines
  return joinedItem<DraftPage>(
    {
      picture: picked({ base: base && seen(base), mine: seen(mine), theirs: seen(theirs) }),
      alt: named('alt', pickedFields(by('alt'))),
      words: named('words', pickedFields(by('words'))),
      targets: named('targets', picked(by('targets'))),
      voice: named('voice', pickedFields(by('voice'))),
      ...(en &&
        id && {
          lines: {
            mine: { lines: { en: en.mine, id: id.mine } },
            theirs: { lines: { en: en.theirs, id: id.theirs } },
            isTorn: en.isTorn || id.isTorn,
            isTheirs: en.isTheirs || id.isTheirs,
          },
        }),
      play: named('play', picked(by('play'))),
    },
    three,
  )
}

/** Joins an activity, which is one part. */
export function joinedActivity(three: Three<DraftActivity>): JoinedItem<DraftActivity> {
  const { base, mine, theirs } = three
  const play = picked({ base: base?.play, mine: mine.play, theirs: theirs.play })
  return joinedItem<DraftActivity>({ play: named('play', play) }, three)
}

function named<Name extends string, Value>(name: Name, { mine, theirs, ...said }: Picked<Value>) {
  // A record with one computed name.
  const field = (value: Value) => ({ [name]: value }) as Record<Name, Value>
  return { mine: field(mine), theirs: field(theirs), ...said }
}
