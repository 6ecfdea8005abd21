import { loadSources } from '../../src/content/books.ts'
import { plainText } from '../../src/content/markup.ts'
import { isCover, kindOfPage, textOf } from '../../src/content/page.ts'
import { activitiesSchema, bookSchema } from '../../src/content/schema.ts'
import type { Surroundings } from '../../src/game/authoring.ts'
import type { KindRole } from '../../src/game/kind.ts'
import type { Language } from '../../src/game/language.ts'

/** A page or an activity of a bundled book. */
export interface Bundled {
  readonly name: string
  readonly type: string
  readonly role: KindRole
  readonly content: unknown
  readonly surroundings: Surroundings
}

/** All pages and activities of the bundled books, parsed. */
export async function bundledContent(): Promise<Bundled[]> {
  return (await loadSources()).flatMap((source): Bundled[] => {
    const { pages } = bookSchema.parse(source.book)
    const { postActivities } = activitiesSchema.parse(source.activities)
    const text = (page: (typeof pages)[number], language: Language) =>
      textOf(page, language)
        .map((paragraph) => plainText(paragraph))
        .join(' ')
    const whole = (language: Language) => pages.map((page) => text(page, language)).join(' ')
    return [
      ...pages.map((page) => ({
        name: isCover(page) ? `cover of ${page.title.en}` : page.id,
        type: kindOfPage(page),
        role: 'page' as const,
        content: page,
        surroundings: { text: { en: text(page, 'en'), id: text(page, 'id') } },
      })),
      ...postActivities.map((activity) => ({
        name: `activity ${activity.id}`,
        type: activity.type,
        role: 'activity' as const,
        content: activity,
        surroundings: { text: { en: whole('en'), id: whole('id') } },
      })),
    ]
  })
}
