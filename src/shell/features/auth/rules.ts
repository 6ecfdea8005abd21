import type { AuthText } from './text/forms/index.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function required(text: string) {
  return { required: text, validate: { isFilled: (value: string) => value.trim() !== '' || text } }
}

/** What sign-in asks of an address. */
export const emailRequired = (words: AuthText) => required(words.emailRequired)

/** What registration asks of an address. */
export function emailRules(words: AuthText) {
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
export const nameRequired = (words: AuthText) => required(words.nameRequired)

// Spaces may well be a password.
/** A password is anything but nothing. */
export const passwordRequired = (words: AuthText) => ({ required: words.passwordRequired })

/** The second password must be there and equal the first. */
export const confirmationRules = (words: AuthText) => ({
  required: words.confirmationRequired,
  validate: (value: string, form: { readonly password: string }) => value === form.password || words.passwordsDiffer,
})
