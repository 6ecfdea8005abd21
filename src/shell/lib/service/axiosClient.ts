import { type AxiosInstance, type AxiosResponse, create, type InternalAxiosRequestConfig, isAxiosError } from 'axios'
import { ApiError, NETWORK_TEXT, TIMEOUT_TEXT } from './apiError.ts'
import { SpareCookie } from './spareCookie.ts'
import { retryAfterMs } from './retryAfter.ts'
import { expireSession, readToken } from '../account/session.ts'
import { isRecord } from '../device/storage.ts'

const API_TIMEOUT_MS = 10_000
const CSRF_TIMEOUT_MS = 5_000
const CSRF_MISMATCH = 419
const CSRF_PATH = '/sanctum/csrf-cookie'
const SAFE_METHODS: ReadonlySet<string> = new Set(['get', 'options'])

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Fetch the CSRF cookie first although this is a GET. */
    needsCsrf?: boolean
    /** The call itself signs in or out, so a 401 is no expired session. */
    isSignIn?: boolean
    /** Whoever calls ends the session at a 401 when it is time. */
    keepsSession?: boolean
    /** The write that a cookie fetched ahead is meant for. */
    usesSpareCookie?: boolean
    /** The CSRF cookie was refused once; this is the one try with a new one. */
    isSecondTry?: boolean
    /**
     * Text that is no JSON is not from the service but a network's own sign-in page, or an answer cut off on its way: it counts as no answer, also
     * with 200.
     */
    isJsonOnly?: boolean
    /** The token to call with, where it is not the session's: what another child has left to be sent. */
    as?: string
  }
}

/** What `createApiClient` gives. */
export interface ApiAxios {
  readonly client: AxiosInstance
  /** Fetches the cookie of the next write; never rejects. */
  readonly prepareWrite: () => Promise<void>
}

/**
 * A client of the provider's backend: credentials, JSON, bearer token, 10 s, and a CSRF cookie for each call that changes something (and
 * before those that ask for it); a 419 is tried once more with a new one. Every failure is an `ApiError`; a 401 ends the session. Asked for
 * by `apiClient.ts` alone.
 */
export function createApiClient(baseURL: string): ApiAxios {
  const client = create({
    baseURL,
    timeout: API_TIMEOUT_MS,
    withCredentials: true,
    withXSRFToken: false,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  })
  const cookies = new SpareCookie(() => fetchCsrfCookie(client))
  client.interceptors.request.use((request) => prepare(client, cookies, request))
  client.interceptors.response.use(checkText, (error: unknown) => {
    const again = isAxiosError(error) && error.response?.status === CSRF_MISMATCH ? error.config : undefined
    if (!again || again.isSecondTry === true) return Promise.reject(toApiError(error))
    cookies.forget()
    return client.request({ ...again, isSecondTry: true })
  })
  return { client, prepareWrite: () => cookies.prepare() }
}

async function prepare(client: AxiosInstance, cookies: SpareCookie, request: InternalAxiosRequestConfig) {
  const token = request.as ?? readToken()
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`)
  // Axios drops the type of a call without a body; the backend tells JSON clients by it.
  request.headers.set('Content-Type', 'application/json')
  const isSafe = SAFE_METHODS.has((request.method ?? 'get').toLowerCase())
  if (!isSafe && request.usesSpareCookie === true) await cookies.take()
  else if (!isSafe || request.needsCsrf === true) await fetchCsrfCookie(client)
  // Reading cookies waits for another process: not where they are not sent.
  const xsrf = isSafe ? undefined : readCookie('XSRF-TOKEN')
  if (xsrf !== undefined) request.headers.set('X-XSRF-TOKEN', xsrf)
  return request
}

function checkText(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  if (response.config.isJsonOnly === true && isText(response.data)) throw new ApiError('network', NETWORK_TEXT)
  return response
}

/** A body that is no JSON is still text here. */
const isText = (body: unknown): boolean => typeof body === 'string' && body.trim() !== ''

async function fetchCsrfCookie(client: AxiosInstance): Promise<void> {
  try {
    await client.get(CSRF_PATH, { timeout: CSRF_TIMEOUT_MS })
  } catch (error) {
    const { status, retryAfterMs, isForeignText } = error instanceof ApiError ? error : {}
    throw new ApiError('csrf', NETWORK_TEXT, { status, retryAfterMs, isForeignText })
  }
}

function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  if (entry === undefined) return undefined
  const raw = entry.slice(name.length + 1)
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

function toApiError(error: unknown): unknown {
  if (!isAxiosError(error)) return error
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return new ApiError('timeout', TIMEOUT_TEXT)
  const { response } = error
  if (!response) return new ApiError('network', NETWORK_TEXT)
  if (response.status === 401 && isOfSession(error.config)) expireSession()
  const body: unknown = response.data
  return new ApiError('refused', error.message, {
    status: response.status,
    retryAfterMs: retryAfterMs(response.headers['retry-after']),
    isForeignText: isText(body),
    ...(isRecord(body) && { serverMessage: textOf(body['message']), fields: fieldsOf(body['errors']) }),
  })
}

/** Was the call made with the session's token, and is a 401 not its caller's own business? */
function isOfSession(config: InternalAxiosRequestConfig | undefined): boolean {
  return (
    config?.isSignIn !== true &&
    config?.keepsSession !== true &&
    (config?.as === undefined || config.as === readToken())
  )
}

function textOf(raw: unknown): string | undefined {
  return typeof raw === 'string' && raw !== '' ? raw : undefined
}

function fieldsOf(raw: unknown): Record<string, string[]> {
  if (!isRecord(raw)) return {}
  return Object.fromEntries(
    Object.entries(raw).map(([field, texts]) => [
      field,
      (Array.isArray(texts) ? texts : [texts]).filter((text): text is string => typeof text === 'string'),
    ]),
  )
}
