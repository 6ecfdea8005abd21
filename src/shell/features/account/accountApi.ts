import { type ChangePasswordRequest, PASSWORD_FAULTS } from '../../../../server/contract/auth.ts'
import { type SessionItem, sessionsAnswer } from '../../../../server/contract/sessions.ts'
import { apiClient } from '../../lib/service/apiClient.ts'
import { ApiError } from '../../lib/service/apiError.ts'
import type { AccountText } from './text/index.ts'

/** Puts another password in place of the present one; `as` is the token, where nobody is signed in yet. Rejects with an `ApiError`. */
export async function changePassword(form: ChangePasswordRequest, as?: string): Promise<void> {
  // A wrong password is no expired session, and the token of a one-time password is none either.
  await apiClient.put('/api/auth/password', form, as === undefined ? {} : { as })
}

/** Where whoever is signed in is signed in, this device first. Rejects with an `ApiError`. */
export async function fetchSessions(): Promise<readonly SessionItem[]> {
  const { data } = await apiClient.get<unknown>('/api/auth/sessions')
  const answer = sessionsAnswer.safeParse(data)
  if (!answer.success) throw new ApiError('invalid', 'Invalid response format')
  return answer.data.data
}

/** Ends one sign-in. Rejects with an `ApiError`. */
export async function endSessionOf(id: string): Promise<void> {
  await apiClient.delete(`/api/auth/sessions/${encodeURIComponent(id)}`)
}

/** Ends all sign-ins but this one. Rejects with an `ApiError`. */
export async function endOtherSessions(): Promise<void> {
  await apiClient.delete('/api/auth/sessions')
}

/** The fields of a form that changes a password. */
export type PasswordField = keyof ChangePasswordRequest

const FIELDS: readonly PasswordField[] = ['current_password', 'password', 'password_confirmation']

/** What the service finds wrong with the fields, in the words of the screen; undefined where it is something else. */
export function faultsOf(error: unknown, said: AccountText): Partial<Record<PasswordField, string>> | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined
  const faults = FIELDS.flatMap((field) => {
    const text = error.fields[field]?.[0]
    return text === undefined ? [] : [[field, inWords(text, said)] as const]
  })
  return faults.length === 0 ? undefined : Object.fromEntries(faults)
}

function inWords(text: string, said: AccountText): string {
  const known = (Object.keys(PASSWORD_FAULTS) as (keyof typeof PASSWORD_FAULTS)[]).find(
    (fault) => PASSWORD_FAULTS[fault] === text,
  )
  return known ? said.faults[known] : text
}
