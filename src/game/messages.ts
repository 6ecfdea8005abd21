import type { Language, Local } from './language.ts'

/** Texts by key, in both languages; `{name}` stands for a parameter. */
export type Messages = Readonly<Record<string, Local>>

/** Parameters of a message; a bilingual text is read in the message's language. */
export type MessageParams = Readonly<Record<string, string | number | Local>>

/** Replaces the parameters in a text; a missing one stays as `{name}`. */
export function filledIn(text: Local, params: MessageParams, language: Language): string {
  return text[language].replace(/\{(\w+)\}/g, (token, name: string) => {
    const value = params[name]
    if (value === undefined) return token
    return typeof value === 'object' ? value[language] : String(value)
  })
}

/** The text for a key; `undefined` if these messages have none. */
export function messageIn(messages: Messages | undefined, key: string): Local | undefined {
  return messages && Object.hasOwn(messages, key) ? messages[key] : undefined
}
