import { Fragment, type ReactNode } from 'react'
import { useDashboardLanguage } from '../dashboardLanguage.ts'
import { listParts } from '../dates.ts'

/** A text with gaps in braces and what stands in them: `{names} left “{place}”.` A gap that is not filled stays empty. */
export function Filled({ text, gaps }: { readonly text: string; readonly gaps: Readonly<Record<string, ReactNode>> }) {
  return (
    <>
      {text.split(/(\{\w+\})/).map((part, index) => (
        // The parts of one text never change places.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <Fragment key={index}>{/^\{\w+\}$/.test(part) ? gaps[part.slice(1, -1)] : part}</Fragment>
      ))}
    </>
  )
}

/** Parts as the language lists them: `Adit, Alya and Siti`. */
export function Listed({ items }: { readonly items: readonly ReactNode[] }) {
  const [language] = useDashboardLanguage()
  const places = listParts(items.length, language)
  return (
    <>
      {places.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence keep their places
        <Fragment key={index}>{typeof part === 'number' ? items[part] : part}</Fragment>
      ))}
    </>
  )
}

interface ListProps {
  readonly items: readonly ReactNode[]
  readonly separator?: string
}

/** Parts with a comma between them. */
export function Several({ items, separator = ', ' }: ListProps) {
  return (
    <>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence keep their places
        <Fragment key={index}>
          {index > 0 && separator}
          {item}
        </Fragment>
      ))}
    </>
  )
}
