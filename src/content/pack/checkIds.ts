import { packFault, type PackFault, placeOf } from './fault.ts'
import { isFields } from './install.ts'
import { listIn } from './checkMedia.ts'
import type { PackLimits } from './limits.ts'
import { PLACE_ID } from './names.ts'

/** How many pages and activities there are, and what they are called. `isPlayable`: few enough to be played. */
export function checkIds(
  book: unknown,
  activities: unknown,
  limits: PackLimits,
): { readonly faults: PackFault[]; readonly isPlayable: boolean } {
  const pages = listIn(book, 'pages')
  const list = listIn(activities, 'postActivities')
  const story = pages.length - 1
  const faults: PackFault[] = []
  if (story > limits.pages)
    faults.push(packFault('too-many-pages', 'book.json', 'pages', { count: story, most: limits.pages }))
  if (pages.length === 1) faults.push(packFault('too-few-pages', 'book.json', 'pages'))
  if (list.length > limits.activities)
    faults.push(
      packFault('list-too-long', 'activities.json', 'postActivities', { count: list.length, most: limits.activities }),
    )
  const isPlayable = faults.every(({ code }) => code === 'too-few-pages')
  faults.push(
    ...idFaults('book.json', 'pages', 'id', pages),
    ...idFaults('activities.json', 'postActivities', 'key', list),
    ...pages.flatMap((page, index) => numberFaults(page, index)),
    ...list.flatMap((activity, index) => passFaults(activity, index)),
  )
  return { faults, isPlayable }
}

function idFaults(
  file: 'book.json' | 'activities.json',
  list: string,
  name: string,
  places: readonly unknown[],
): PackFault[] {
  const seen = new Set<string>()
  return places.flatMap((place, index) => {
    const id = isFields(place) ? place[name] : undefined
    if (typeof id !== 'string') return []
    const where = placeOf([list, index, name])
    const isTwice = seen.has(id)
    seen.add(id)
    return [
      ...(PLACE_ID.test(id) ? [] : [packFault('id-bad', file, where, { id })]),
      ...(isTwice ? [packFault('id-twice', file, where, { id })] : []),
    ]
  })
}

function numberFaults(page: unknown, index: number): PackFault[] {
  const found = isFields(page) ? page['pageNumber'] : undefined
  if (typeof found !== 'number' || found === index) return []
  return [packFault('page-number', 'book.json', placeOf(['pages', index, 'pageNumber']), { wanted: index, found })]
}

function passFaults(activity: unknown, index: number): PackFault[] {
  const { passScore, total }: Partial<Record<string, unknown>> = Object(activity)
  if (typeof passScore !== 'number' || typeof total !== 'number' || passScore <= total) return []
  const place = placeOf(['postActivities', index, 'passScore'])
  return [packFault('pass-score', 'activities.json', place, { found: passScore, most: total })]
}
