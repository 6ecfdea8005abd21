import type { Language, Local } from './language.ts'

/** Texts by key, in both languages; `{name}` stands for a parameter. */
export type Messages = Readonly<Record<string, Local>>

/** What may be put into a message; a text in both languages is read in the language of the message. */
export type MessageParams = Readonly<Record<string, string | number | Local>>

/** A text with its parameters put in; a missing one stays as `{name}`. */
export function filledIn(text: Local, params: MessageParams, language: Language): string {
  return text[language].replace(/\{(\w+)\}/g, (token, name: string) => {
    const value = params[name]
    if (value === undefined) return token
    return typeof value === 'object' ? value[language] : String(value)
  })
}

/** The text of that key; `undefined` where these messages have none. */
export function messageIn(messages: Messages | undefined, key: string): Local | undefined {
  return messages && Object.hasOwn(messages, key) ? messages[key] : undefined
}
