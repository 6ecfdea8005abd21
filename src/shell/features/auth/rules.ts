import type { AuthWords } from './authWords.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function required(text: string) {
  return { required: text, validate: { isFilled: (value: string) => value.trim() !== '' || text } }
}

/** What sign-in asks of an address. */
export const emailRequired = (words: AuthWords) => required(words.emailRequired)

/** What registration asks of an address. */
export function emailRules(words: AuthWords) {
  const filled = emailRequired(words)
  return {
    ...filled,
    validate: {
      ...filled.validate,
      looksRight: (value: string) => EMAIL.test(value.trim()) || words.emailInvalid,
    },
  }
}

/** A name is anything but nothing. */
export const nameRequired = (words: AuthWords) => required(words.nameRequired)

// Spaces may well be a password.
/** A password is anything but nothing. */
export const passwordRequired = (words: AuthWords) => ({ required: words.passwordRequired })

/** The second password must be there and equal the first. */
export const confirmationRules = (words: AuthWords) => ({
  required: words.confirmationRequired,
  validate: (value: string, form: { readonly password: string }) => value === form.password || words.passwordsDiffer,
})
