import type { Local } from '../../../../game/language.ts'
import { emptyPage, freePageId, withoutPage, withPageAt, withPageMoved } from '../draft/edits.ts'
import type { Draft } from '../draft/schema.ts'
import type { Edit } from '../panel.ts'
import { editorText } from '../text/editor/index.ts'

type Steps = (typeof editorText)['en']['steps']

const named = (name: (steps: Steps) => string): Local => ({
  en: name(editorText.en.steps),
  id: name(editorText.id.steps),
})

/** Adds a page after the one at `index`, in the place where that one is. Its number is `index` + 1. */
export function addPage(edit: Edit, index: number): void {
  edit(
    named(({ addPage: name }) => name),
    (draft) => {
      const before = draft.pages[index]?.picture
      const picture = before && { ...before, photo: undefined, items: [] }
      return withPageAt(draft, index + 1, emptyPage(freePageId(draft), picture))
    },
  )
}

/** Puts a copy of a page after it. Recordings are the same files. */
export function copyPage(edit: Edit, index: number): void {
  edit(
    named(({ copyPage: name }) => name(index)),
    (draft) => {
      const page = draft.pages[index]
      return page ? withPageAt(draft, index + 1, { ...page, id: freePageId(draft) }) : draft
    },
  )
}

/** Moves a page to another place. */
export function movePage(edit: Edit, from: number, to: number): void {
  edit(
    named(({ movePage: name }) => name(from)),
    (draft) => withPageMoved(draft, from, to),
  )
}

/** Deletes a page. */
export function deletePage(edit: Edit, index: number): void {
  edit(
    named(({ deletePage: name }) => name(index)),
    (draft) => withoutPage(draft, index),
  )
}

/** The number of a page after a change: a page that is gone gives way to the one before it. */
export const nearestPage = ({ pages }: Draft, index: number): number => Math.max(0, Math.min(index, pages.length - 1))
