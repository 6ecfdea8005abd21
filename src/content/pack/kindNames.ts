import type { DetailedKind } from '../../scenes/details.ts'
import type { CheckedPlace } from './checkKinds.ts'
import { listIn } from './checkMedia.ts'
import { packFault, type PackFault, placeOf } from './fault.ts'

/** The kinds that a book's pages and activities play, as pack.json lists them: `tapping@1`. Those that only show a picture need no mention. */
export function kindNames(places: readonly CheckedPlace[]): string[] {
  const played = places.flatMap(({ kind, plays }) =>
    kind && plays.some(({ play }) => play.isPlayed) ? [`${kind.kind.type}@${kind.kind.version}`] : [],
  )
  return [...new Set(played)].sort()
}

/** Kinds in pack.json that are unknown, or newer than ours, and kinds of pages that it does not list. */
export function checkListedKinds(
  manifest: unknown,
  places: readonly CheckedPlace[],
  kinds: readonly DetailedKind[],
): PackFault[] {
  const listed = listIn(manifest, 'kinds').map((name) => String(name))
  const faults = listed.flatMap((name, index) => {
    const [type = '', version = ''] = name.split('@')
    const place = placeOf(['kinds', index])
    const known = kinds.filter(({ kind }) => kind.type === type).map(({ kind }) => kind.version)
    if (known.length === 0) return [packFault('kind-unknown', 'pack.json', place, { kind: type })]
    const newest = Math.max(...known)
    if (Number(version) <= newest) return []
    return [packFault('kind-newer', 'pack.json', place, { kind: type, found: version, known: newest })]
  })
  const types = new Set(listed.map((name) => name.split('@')[0]))
  const unlisted = kindNames(places)
    .map((name) => name.split('@')[0] ?? '')
    .filter((type) => !types.has(type))
  return [...faults, ...unlisted.map((kind) => packFault('kind-unlisted', 'pack.json', 'kinds', { kind }))]
}
