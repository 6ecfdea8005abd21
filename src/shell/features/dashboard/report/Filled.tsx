import { Fragment, type ReactNode } from 'react'
import { useDashboardLanguage } from '../dashboardLanguage.ts'
import { listParts } from '../dates.ts'

/** A text whose placeholders in braces are replaced by nodes: `{names} left “{place}”.` Missing values render nothing. */
export function Filled({ text, gaps }: { readonly text: string; readonly gaps: Readonly<Record<string, ReactNode>> }) {
  return (
    <>
      {text.split(/(\{\w+\})/).map((part, index) => (
        // The parts of a text never reorder.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <Fragment key={index}>{/^\{\w+\}$/.test(part) ? gaps[part.slice(1, -1)] : part}</Fragment>
      ))}
    </>
  )
}

/** Nodes joined as a list of the language: `Adit, Alya and Siti`. */
export function Listed({ items }: { readonly items: readonly ReactNode[] }) {
  const [language] = useDashboardLanguage()
  const places = listParts(items.length, language)
  return (
    <>
      {places.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts never reorder
        <Fragment key={index}>{typeof part === 'number' ? items[part] : part}</Fragment>
      ))}
    </>
  )
}

interface ListProps {
  readonly items: readonly ReactNode[]
  readonly separator?: string
}

/** Nodes joined by a separator. */
export function Several({ items, separator = ', ' }: ListProps) {
  return (
    <>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts never reorder
        <Fragment key={index}>
          {index > 0 && separator}
          {item}
        </Fragment>
      ))}
    </>
  )
}
