import type { Surroundings } from '../../game/authoring.ts'
import type { KindRole } from '../../game/kind.ts'
import type { Language } from '../../game/language.ts'
import type { DetailedKind } from '../../scenes/details.ts'
import { DEFAULT_KINDS } from '../../scenes/defaults.ts'
import { packFault, type PackFault, placeOf } from './fault.ts'
import { installedActivity, installedPage, type Installing, isFields, spokenText } from './install.ts'
import { issueFaults } from './issues.ts'
import { packPaths } from './paths.ts'
import { type Played, played } from './play.ts'

/** Any number will do: the check puts the book into the shape that the app has, and forgets it again. */
const TRIAL_NUMBER = 1001

/** A page or an activity, and what its kind says of it. */
export interface CheckedPlace {
  readonly file: 'book.json' | 'activities.json'
  readonly path: readonly (string | number)[]
  readonly type: string
  readonly role: KindRole
  readonly kind: DetailedKind | undefined
  /** In each language of the pack; absent where the kind's schema refuses it. */
  readonly plays: readonly { readonly language: Language; readonly play: Played }[]
  readonly faults: readonly PackFault[]
  readonly warnings: readonly PackFault[]
}

/** What is checked by kinds: the parts of a pack and the kinds that this version has. */
export interface KindsInput {
  readonly book: unknown
  readonly activities: unknown
  readonly key: string
  readonly languages: readonly Language[]
  readonly kinds: readonly DetailedKind[]
}

/** Applies to every page and activity the schema, the authoring rules and the rules of play of its kind. */
export function checkPlaces({ book, activities, key, languages, kinds }: KindsInput): CheckedPlace[] {
  const installing: Installing = { number: TRIAL_NUMBER, key, languages }
  const fields = isFields(book) ? book : {}
  const pages: readonly unknown[] = Array.isArray(fields['pages']) ? fields['pages'] : []
  const list = isFields(activities) ? activities['postActivities'] : undefined
  const installed = pages.map((page, index) => installedPage(page, index, fields, installing))
  const textOf = (page: unknown) => ({ en: textIn(page, 'en'), id: textIn(page, 'id') })
  const whole = {
    en: installed.map((page) => textIn(page, 'en')).join(' '),
    id: installed.map((page) => textIn(page, 'id')).join(' '),
  }
  const check = (place: Omit<Placed, 'languages' | 'kinds'>) => checkPlace({ ...place, languages, kinds })
  return [
    ...installed.map((page, index) =>
      check({
        file: 'book.json',
        path: ['pages', index],
        role: 'page',
        type: kindOf(page, index),
        fields: page,
        surroundings: { text: textOf(page) },
      }),
    ),
    ...(Array.isArray(list) ? list : []).map((activity: unknown, index) =>
      check({
        file: 'activities.json',
        path: ['postActivities', index],
        role: 'activity',
        type: isFields(activity) && typeof activity['type'] === 'string' ? activity['type'] : '',
        fields: installedActivity(activity, index, installing),
        surroundings: isFields(book) ? { text: whole } : undefined,
      }),
    ),
  ]
}

const textIn = (page: unknown, language: Language): string => (isFields(page) ? spokenText(page, language) : '')

function kindOf(page: unknown, index: number): string {
  if (index === 0) return DEFAULT_KINDS.cover
  const { interactionType, hasActivity }: Partial<Record<string, unknown>> = Object(page)
  if (typeof interactionType === 'string') return interactionType
  return hasActivity === true ? DEFAULT_KINDS.activity : DEFAULT_KINDS.plain
}

interface Placed {
  readonly file: CheckedPlace['file']
  readonly path: readonly (string | number)[]
  readonly role: KindRole
  readonly type: string
  readonly fields: unknown
  readonly surroundings: Surroundings | undefined
  readonly languages: readonly Language[]
  readonly kinds: readonly DetailedKind[]
}

function checkPlace(place: Placed): CheckedPlace {
  const { file, path, role, type, fields } = place
  const found = place.kinds.find(({ kind }) => kind.type === type && kind.role === role)
  const result = { file, path, role, type, kind: found, plays: [], faults: [], warnings: [] }
  if (!found) {
    // An activity without a type has been told so by the schema.
    const where = placeOf([...path, role === 'page' ? 'interactionType' : 'type'])
    return type === '' ? result : { ...result, faults: [packFault('kind-unknown', file, where, { kind: type })] }
  }
  const { data, success, error } = found.kind.schema.safeParse(fields)
  if (!success)
    return { ...result, faults: error.issues.flatMap((issue) => issueFaults(file, issue, fields, path, type)) }
  try {
    // Without the book's text nothing is known of what stands in it.
    const own = place.surroundings ? found.details.authoring.faultsOf(data, place.surroundings) : []
    const faults = own.map(({ place: inner, message }) =>
      packFault('kind-fault', file, `${placeOf(path)}.${inner}`, { sentence: message }),
    )
    return { ...result, ...playedIn(place, found, data, faults) }
  } catch (error) {
    // Rules are written for content that makes sense.
    const detail = error instanceof Error ? error.message : String(error)
    return { ...result, faults: [packFault('kind-rule', file, placeOf(path), { kind: type, detail })] }
  }
}

function playedIn(
  { file, path, languages }: Placed,
  { rules }: DetailedKind,
  config: unknown,
  faults: readonly PackFault[],
): Pick<CheckedPlace, 'plays' | 'faults' | 'warnings'> {
  const plays = languages.map((language) => ({ language, play: played(rules, config, language) }))
  const isStuck = plays.some(({ play }) => play.isPlayed && !play.isSolved)
  const isWon = plays.some(({ play }) => play.isWonByTouching)
  return {
    plays,
    faults: isStuck ? [...faults, packFault('unsolvable', file, placeOf(path))] : faults,
    warnings: isWon ? [packFault('won-by-touching', file, placeOf(path))] : [],
  }
}

/** The pack's name of a path that a play has named. */
export const packNameOf = packPaths(TRIAL_NUMBER)
