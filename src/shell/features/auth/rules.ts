import type { AuthText } from './text/forms/index.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function required(text: string) {
  return { required: text, validate: { isFilled: (value: string) => value.trim() !== '' || text } }
}

/** Rules for the e-mail address at sign-in: not blank. */
export const emailRequired = (words: AuthText) => required(words.emailRequired)

/** Rules for the e-mail address at registration: not blank and in the form of an address. */
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

/** Rules for a name: not blank. */
export const nameRequired = (words: AuthText) => required(words.nameRequired)

/** Rules for a password: not empty. It may consist of spaces. */
export const passwordRequired = (words: AuthText) => ({ required: words.passwordRequired })

/** Rules for the repeated password: not empty and equal to the first. */
export const confirmationRules = (words: AuthText) => ({
  required: words.confirmationRequired,
  validate: (value: string, form: { readonly password: string }) => value === form.password || words.passwordsDiffer,
})
