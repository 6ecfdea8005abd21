import { type FormEvent, useState } from 'react'
import { errorText } from '../../lib/service/apiError.ts'
import { notify } from '../../lib/notify.ts'
import { changePassword, faultsOf, type PasswordField } from './accountApi.ts'
import type { AccountText } from './text/index.ts'

type Values = Readonly<Record<PasswordField, string>>

const EMPTY: Values = { current_password: '', password: '', password_confirmation: '' }

interface Options {
  readonly said: AccountText
  /** Of whoever has just signed in with a one-time password: it need not be typed again. */
  readonly oneTime?: { readonly password: string; readonly token: string } | undefined
  readonly onChanged: () => void
}

/** The form that changes a password: what is typed, what is wrong with it, and sending it. What is typed stays until it is taken. */
export function usePasswordForm({ said, oneTime, onChanged }: Options) {
  const [values, setValues] = useState(EMPTY)
  const [faults, setFaults] = useState<Partial<Values>>({})
  const [isBusy, setBusy] = useState(false)

  async function send() {
    const form = oneTime ? { ...values, current_password: oneTime.password } : values
    const missing = missingOf(form, said)
    setFaults(missing)
    if (isBusy || Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      await changePassword(form, oneTime?.token)
      setValues(EMPTY)
      onChanged()
    } catch (error) {
      console.warn('The password was not changed', error)
      const found = faultsOf(error, said)
      setFaults(found ?? {})
      if (!found) notify('error', errorText(error, said.notChanged))
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
    /** What an input of the field needs; `fault` for the place below it. */
    field: (name: PasswordField) => ({
      fault: faults[name],
      input: {
        name,
        type: 'password',
        autoComplete: name === 'current_password' ? 'current-password' : 'new-password',
        value: values[name],
        onChange: ({ target }: { readonly target: { readonly value: string } }) =>
          setValues((last) => ({ ...last, [name]: target.value })),
      },
    }),
  }
}

function missingOf(form: Values, said: AccountText): Partial<Values> {
  const empty = (Object.keys(EMPTY) as PasswordField[]).filter((name) => form[name] === '')
  const faults: Partial<Record<PasswordField, string>> = Object.fromEntries(
    empty.map((name) => [name, said.missing[name]]),
  )
  if (empty.length === 0 && form.password !== form.password_confirmation) faults.password_confirmation = said.mismatch
  return faults
}
