import { kindOfPage } from '../../../src/content/page.ts'
import { kindOf } from '../../../src/scenes/table.ts'
import type { Expect } from '../fault.ts'
import type { CheckedStory } from '../story.ts'

/** Every page and activity can be played: its kind exists, and takes its fields. */
export function checkKinds({ book, activities }: CheckedStory, expect: Expect): void {
  for (const page of book.pages) {
    check(kindOfPage(page), 'page', page, `book ${book.id} page ${page.pageNumber}`, expect)
  }
  for (const activity of activities) check(activity.type, 'activity', activity, `activity ${activity.id}`, expect)
}

function check(type: string, role: 'page' | 'activity', fields: unknown, where: string, expect: Expect): void {
  const kind = kindOf(type, role)
  if (!kind) return expect(false, where, `no kind plays '${type}'`)
  for (const issue of kind.schema.safeParse(fields).error?.issues ?? []) {
    expect(false, `${where} ${issue.path.join('.')}`, `${type}: ${issue.message}`)
  }
}
