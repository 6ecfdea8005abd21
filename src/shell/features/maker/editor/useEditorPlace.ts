import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PARTS, type Part } from './pageProgress.ts'

/** Which page and part are open: in the address, so that a reload and the way back find them again. */
export interface EditorPlace {
  readonly index: number
  readonly tab: Part
  readonly openPage: (index: number, field?: string) => void
  /** What is to be shown in the part at first: a field, a language, or `en:word` for a text that somebody has to say. */
  readonly field: string | undefined
  readonly openTab: (tab: Part, field?: string) => void
}

/** Reads the place of the editor from the address; a page that is not there becomes the last one. */
export function useEditorPlace(pages: number): EditorPlace {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('page') ?? (pages > 1 ? 1 : 0))
  const index = Number.isInteger(asked) ? Math.max(0, Math.min(pages - 1, asked)) : 0
  const tab = PARTS.find((part) => part === search.get('tab')) ?? 'picture'
  const set = useCallback(
    (name: string, value: string, field?: string) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          next.set(name, value)
          next.delete('field')
          if (field !== undefined) next.set('field', field)
          return next
        },
        { replace: true },
      )
    },
    [setSearch],
  )
  return {
    index,
    tab,
    openPage: useCallback((page: number, field?: string) => set('page', String(page), field), [set]),
    field: search.get('field') ?? undefined,
    openTab: useCallback((part: Part, field?: string) => set('tab', part, field), [set]),
  }
}
