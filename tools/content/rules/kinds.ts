import { plainText } from '../../../src/content/markup.ts'
import { isCover, kindOfPage, textOf } from '../../../src/content/page.ts'
import type { Surroundings } from '../../../src/game/authoring.ts'
import type { KindRole } from '../../../src/game/kind.ts'
import type { Language } from '../../../src/game/language.ts'
import { detailedKinds } from '../../../src/scenes/details.ts'
import type { Expect } from '../fault.ts'
import type { CheckedStory } from '../story.ts'

const kinds = await detailedKinds()

/** Checks that every page and activity can be played: its kind exists, and the kind's schema and authoring rules accept its fields. */
export function checkKinds({ book, activities }: CheckedStory, expect: Expect): void {
  const told = (page: (typeof book.pages)[number], language: Language) =>
    textOf(page, language)
      .map((paragraph) => plainText(paragraph))
      .join(' ')
  const whole = (language: Language) => book.pages.map((page) => told(page, language)).join(' ')
  const story = { text: { en: whole('en'), id: whole('id') } }
  for (const page of book.pages) {
    const where = isCover(page) ? `book ${book.id} cover` : `book ${book.id} page ${page.pageNumber}`
    const own = { text: { en: told(page, 'en'), id: told(page, 'id') } }
    check({ type: kindOfPage(page), role: 'page', fields: page, surroundings: own }, where, expect)
  }
  for (const activity of activities) {
    const where = `activity ${activity.id}`
    check({ type: activity.type, role: 'activity', fields: activity, surroundings: story }, where, expect)
  }
}

interface Played {
  readonly type: string
  readonly role: KindRole
  readonly fields: unknown
  readonly surroundings: Surroundings
}

function check({ type, role, fields, surroundings }: Played, where: string, expect: Expect): void {
  const found = kinds.find(({ kind }) => kind.type === type && kind.role === role)
  if (!found) return expect(false, where, `no kind plays '${type}'`)
  const { success, data, error } = found.kind.schema.safeParse(fields)
  for (const issue of error?.issues ?? []) {
    expect(false, `${where} ${issue.path.join('.')}`, `${type}: ${issue.message}`)
  }
  if (!success) return
  for (const { place, message } of found.details.authoring.faultsOf(data, surroundings)) {
    expect(false, `${where} ${place}`, `${type}: ${message.en}`)
  }
}
