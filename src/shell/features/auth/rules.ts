const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function required(text: string) {
  return { required: text, validate: { isFilled: (value: string) => value.trim() !== '' || text } }
}

/** What sign-in asks of an address. */
export const EMAIL_REQUIRED = required('Email is required')
/** What registration asks of an address. */
export const EMAIL_RULES = {
  ...EMAIL_REQUIRED,
  validate: {
    ...EMAIL_REQUIRED.validate,
    looksRight: (value: string) => EMAIL.test(value.trim()) || 'Email is not valid',
  },
}
/** A name is anything but nothing. */
export const NAME_REQUIRED = required('Name is required')
// Spaces may well be a password.
/** A password is anything but nothing. */
export const PASSWORD_REQUIRED = { required: 'Password is required' }
/** The second password must be there and equal the first. */
export const CONFIRMATION_RULES = {
  required: 'Password confirmation is required',
  validate: (value: string, form: { readonly password: string }) => value === form.password || 'Passwords do not match',
}
