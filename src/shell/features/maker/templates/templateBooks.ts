import { z } from 'zod'
import type { Language } from '../../../../game/language.ts'
import { type Draft, draftSchema } from '../draft/schema.ts'
import fruit from './books/fruit.json' with { type: 'json' }
import key from './books/key.json' with { type: 'json' }
import umbrella from './books/umbrella.json' with { type: 'json' }

/** A template as it is stored: a draft that is nobody's yet. Made by presses on the maker's screens (`tests/e2e/makerTemplates.e2e.ts`). */
const templateSchema = draftSchema.omit({ key: true, authors: true })

/** Who made the templates; named in every copy. */
const MAKERS = 'Lumbung'

/** A whole book to copy and change. */
export type TemplateBook = z.infer<typeof templateSchema>

/** All of them, easiest first. */
export const TEMPLATE_BOOKS: readonly TemplateBook[] = z.array(templateSchema).parse([fruit, umbrella, key])

/** A template as somebody's own draft, under a key of its own. `author`: her name; empty where it is not known. */
export function copyOfTemplate(template: TemplateBook, own: { readonly key: string; readonly author: string }): Draft {
  return {
    ...template,
    key: own.key,
    authors: [{ name: MAKERS, role: 'text' }, ...(own.author === '' ? [] : [{ name: own.author, role: 'text' }])],
  }
}

/** The title of a template in a language. */
export const templateTitle = ({ pages: [cover] }: TemplateBook, language: Language): string =>
  cover.words[language] ?? ''
