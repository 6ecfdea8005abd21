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
    /** The request signs in or out, so a 401 does not mean an expired session. */
    isSignIn?: boolean
    /** The caller ends the session after a 401 itself. */
    keepsSession?: boolean
    /** The write a prefetched cookie is meant for. */
    usesSpareCookie?: boolean
    /** The CSRF cookie was rejected once; this is the only retry. */
    isSecondTry?: boolean
    /** A non-JSON response is a network's sign-in page or a truncated response: it counts as no response, even with 200. */
    isJsonOnly?: boolean
    /** Of a body that is a file; JSON otherwise. */
    contentType?: string
    /** The token to send instead of the session's, for another child's queue. */
    as?: string
  }
}

/** The result of `createApiClient`. */
export interface ApiAxios {
  readonly client: AxiosInstance
  /** Prefetches the cookie of the next write; never rejects. */
  readonly prepareWrite: () => Promise<void>
}

/**
 * A client for the provider's backend: credentials, JSON, bearer token, 10 s timeout, and a CSRF cookie for each changing request (and others that
 * ask for it); a 419 is retried once with a new cookie. Every failure is an `ApiError`; a 401 ends the session. Imported only by `apiClient.ts`.
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
  // Axios drops the content type of a request without a body; the backend recognises JSON clients by it.
  const file: unknown = request.data
  const ownType = file instanceof Blob && file.type !== '' ? file.type : undefined
  request.headers.set('Content-Type', request.contentType ?? ownType ?? 'application/json')
  const isSafe = SAFE_METHODS.has((request.method ?? 'get').toLowerCase())
  if (!isSafe && request.usesSpareCookie === true) await cookies.take()
  else if (!isSafe || request.needsCsrf === true) await fetchCsrfCookie(client)
  // Reading cookies waits for another process, so it is skipped if they are not sent.
  const xsrf = isSafe ? undefined : readCookie('XSRF-TOKEN')
  if (xsrf !== undefined) request.headers.set('X-XSRF-TOKEN', xsrf)
  return request
}

function checkText(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  if (response.config.isJsonOnly === true && isText(response.data)) throw new ApiError('network', NETWORK_TEXT)
  return response
}

/** A non-JSON body is still a string here. */
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

/** Whether the request used the session's token and its caller does not handle a 401 itself. */
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
