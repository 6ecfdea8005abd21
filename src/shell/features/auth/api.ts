import type { LoginRequest, RegisterRequest } from '../../../../server/contract/auth.ts'
import { apiClient } from '../../lib/service/apiClient.ts'
import { ApiError, errorText } from '../../lib/service/apiError.ts'
import { storeCalm } from '../../lib/account/calm.ts'
import { notePlaySettings } from '../../lib/account/playSettings.ts'
import { storeComfort } from '../../lib/account/comfort.ts'
import { mergePawPrints } from '../../lib/account/pawPrints.ts'
import { noteVariant } from '../../lib/account/avatarVariant.ts'
import { parseUser, startSession } from '../../lib/account/session.ts'
import { isRecord } from '../../lib/device/storage.ts'
import { holdOneTimePassword } from './oneTime.ts'

const CREATED = 201
const UNPROCESSABLE = 422

/** A successful sign-in. `message`: from the backend; `isOneTime`: a new password is required before the session begins (`oneTime.ts`). */
export interface LoggedIn {
  readonly message: string
  readonly isOneTime: boolean
}

/** Signs in and stores token and user. Rejects with an `ApiError`, also if the response has no token. */
export async function login(form: LoginRequest): Promise<LoggedIn> {
  const { data } = await apiClient.post<unknown>('/api/auth/login', form, { isSignIn: true })
  const { account, token, message } = readSignIn(data)
  if (account['must_change_password'] !== true) return { message: storeSession(data), isOneTime: false }
  holdOneTimePassword({ password: form.password, token, begin: () => void storeSession(data) })
  return { message, isOneTime: true }
}

/** Stores token and user of a sign-in response, with the child's avatar if given; returns its message. Throws an `ApiError` without a token. */
export function storeSession(data: unknown, avatar?: string): string {
  const { account, token, message } = readSignIn(data)
  const user = parseUser(isRecord(account['user']) ? account['user'] : account)
  if (user) {
    startSession(token, { ...user, ...(avatar !== undefined && { avatar }) })
    noteVariant(user.id, account['look'])
    storeCalm(user.id, account['calm'])
    notePlaySettings(user.id, account)
    storeComfort(user.id, account['comfort'])
    mergePawPrints(user.id, account['paw_prints'])
  }
  return message
}

function readSignIn(data: unknown) {
  const body = isRecord(data) ? data : {}
  const account = isRecord(body['data']) ? body['data'] : {}
  const token = account['token']
  if (typeof token !== 'string' || token === '') throw new ApiError('invalid', 'Token tidak ditemukan')
  const said = body['message']
  return { account, token, message: typeof said === 'string' && said !== '' ? said : 'Login successful' }
}

/** Creates an account. Rejects with an `ApiError` for any status but 201. */
export async function register(form: RegisterRequest): Promise<void> {
  const { status, data } = await apiClient.post<unknown>('/api/auth/register', form, { isSignIn: true })
  if (status === CREATED) return
  // Some backends return 200 with the real status in the body.
  const isTaken = isRecord(data) && (data['status'] === UNPROCESSABLE || data['code'] === UNPROCESSABLE)
  if (isTaken) throw new ApiError('invalid', 'The Email Already Taken')
  throw new ApiError('refused', 'Unexpected answer', { status })
}

/** Text for a failed registration. */
export function registerErrorText(error: unknown): string {
  if (error instanceof ApiError && error.status === UNPROCESSABLE) {
    return error.fields['email']?.[0] ?? errorText(error, 'Registration failed. Please check your input.')
  }
  return errorText(error, 'Registration failed. Please try again.')
}

/** Text for a failed sign-in. */
export function loginErrorText(error: unknown): string {
  return errorText(error, 'Login failed. Please check your credentials.')
}
