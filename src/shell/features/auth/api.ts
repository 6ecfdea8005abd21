import type { LoginRequest, RegisterRequest } from '../../../../server/contract/auth.ts'
import { apiClient } from '../../lib/apiClient.ts'
import { ApiError, errorText } from '../../lib/apiError.ts'
import { keepCalm } from '../../lib/calm.ts'
import { noteLook } from '../../lib/look.ts'
import { parseUser, startSession } from '../../lib/session.ts'
import { isRecord } from '../../lib/storage.ts'

const CREATED = 201
const UNPROCESSABLE = 422

/** Signs in and keeps token and user; gives the backend's message. Rejects with an `ApiError`, also where no token came. */
export async function login(form: LoginRequest): Promise<string> {
  const { data } = await apiClient.post<unknown>('/api/auth/login', form, { isSignIn: true })
  return keepSession(data)
}

/** Keeps token and user of an answer to a sign-in, with the child's own face where one was chosen; gives its message. Throws an `ApiError` where no token came. */
export function keepSession(data: unknown, avatar?: string): string {
  const body = isRecord(data) ? data : {}
  const account = isRecord(body['data']) ? body['data'] : {}
  const token = account['token']
  if (typeof token !== 'string' || token === '') throw new ApiError('invalid', 'Token tidak ditemukan')
  const user = parseUser(isRecord(account['user']) ? account['user'] : account)
  if (user) {
    startSession(token, { ...user, ...(avatar !== undefined && { avatar }) })
    noteLook(user.id, account['look'])
    keepCalm(user.id, account['calm'])
  }
  return typeof body['message'] === 'string' && body['message'] !== '' ? body['message'] : 'Login successful'
}

/** Makes an account. Rejects with an `ApiError`; anything but 201 is a failure. */
export async function register(form: RegisterRequest): Promise<void> {
  const { status, data } = await apiClient.post<unknown>('/api/auth/register', form, { isSignIn: true })
  if (status === CREATED) return
  // Some backends answer 200 and put the real code into the body.
  const isTaken = isRecord(data) && (data['status'] === UNPROCESSABLE || data['code'] === UNPROCESSABLE)
  if (isTaken) throw new ApiError('invalid', 'The Email Already Taken')
  throw new ApiError('refused', 'Unexpected answer', { status })
}

/** What to show for a failed registration. */
export function registerErrorText(error: unknown): string {
  if (error instanceof ApiError && error.status === UNPROCESSABLE) {
    return error.fields['email']?.[0] ?? errorText(error, 'Registration failed. Please check your input.')
  }
  return errorText(error, 'Registration failed. Please try again.')
}

/** What to show for a failed sign-in. */
export function loginErrorText(error: unknown): string {
  return errorText(error, 'Login failed. Please check your credentials.')
}
