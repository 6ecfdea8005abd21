import { beforeEach, expect, it } from 'vitest'
import { type Answers, fakeBackend } from '../../testing/fakeBackend.ts'
import { apiClient } from './apiClient.ts'
import { ApiError, errorText } from './apiError.ts'
import { onSessionExpired, readToken, startSession } from '../account/session.ts'

const CSRF = 'GET /sanctum/csrf-cookie'
const user = { id: '1', name: 'Eka', email: 'e@a.id', role: 'student' }

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=; Max-Age=0'
})

async function failureOf(answers: Answers): Promise<ApiError> {
  fakeBackend(answers)
  const error: unknown = await apiClient.post('/x', {}).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

it.each(['post', 'put', 'patch', 'delete'] as const)('asks for the CSRF cookie before a %s', async (method) => {
  const { names } = fakeBackend({ [`${method.toUpperCase()} /x`]: [200] })
  await apiClient[method]('/x')
  expect(names()).toEqual([CSRF, `${method.toUpperCase()} /x`])
})

it('asks for it before a GET only where the call wants it', async () => {
  const { names } = fakeBackend({ 'GET /x': [200], 'OPTIONS /x': [200] })
  await apiClient.get('/x')
  await apiClient.options('/x')
  await apiClient.get('/x', { needsCsrf: true })
  expect(names()).toEqual(['GET /x', 'OPTIONS /x', CSRF, 'GET /x'])
})

it.each(['offline', 'timeout', [500]] as const)('does not send the call where the cookie fails: %s', async (answer) => {
  const { names } = fakeBackend({ [CSRF]: answer, 'POST /x': [200] })
  await expect(apiClient.post('/x')).rejects.toThrow('Network error. Please check your connection.')
  expect(names()).toEqual([CSRF])
})

it('gives calls 10 s and the cookie 5 s, with credentials and the marks of a JSON client', async () => {
  const { calls } = fakeBackend({ 'POST /x': [200] })
  await apiClient.post('/x')
  expect(calls.map(({ timeout }) => timeout)).toEqual([5000, 10_000])
  expect(calls.every(({ withCredentials }) => withCredentials === true)).toBe(true)
  expect(calls[1]?.headers).toMatchObject({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
  })
})

it('sends the bearer token and the cookie, decoded, as a header', async () => {
  document.cookie = 'XSRF-TOKEN=a%3Db'
  startSession('secret', user)
  const { calls } = fakeBackend({ 'POST /x': [200] })
  await apiClient.post('/x')
  expect(calls[1]?.headers).toMatchObject({ Authorization: 'Bearer secret', 'X-XSRF-TOKEN': 'a=b' })
})

it('sends no bearer token where nobody is signed in', async () => {
  const { calls } = fakeBackend({ 'GET /x': [200] })
  await apiClient.get('/x')
  expect(calls[0]?.headers).not.toHaveProperty('Authorization')
})

it('says what the connection did, and else what the backend says', async () => {
  expect(errorText(await failureOf({ 'POST /x': 'timeout' }), 'fallback')).toBe('Request timeout. Please try again.')
  expect(errorText(await failureOf({ 'POST /x': 'offline' }), 'fallback')).toBe('fallback')
  expect(errorText(await failureOf({ 'POST /x': [403, { message: 'Locked.' }] }), 'fallback')).toBe('Locked.')
  expect(errorText(await failureOf({ 'POST /x': [500, '<html>'] }), 'fallback')).toBe('fallback')
})

it('reads the texts by field of a 422, whatever else stands there', async () => {
  const body = { message: 'no', errors: { email: ['Taken'], name: 'Short', odd: [1] } }
  expect((await failureOf({ 'POST /x': [422, body] })).fields).toEqual({ email: ['Taken'], name: ['Short'], odd: [] })
})

it.each([
  ['3600', 3_600_000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['', undefined],
])('reads how long to wait from Retry-After: %s', async (header, ms) => {
  expect((await failureOf({ 'POST /x': [429, {}, { 'retry-after': header }] })).retryAfterMs).toBe(ms)
})

it('tries once more with a new cookie where that was refused, and no third time', async () => {
  let refusals = 1
  const { names } = fakeBackend({ 'POST /x': () => [refusals-- > 0 ? 419 : 200] })
  await apiClient.post('/x')
  expect(names()).toEqual([CSRF, 'POST /x', CSRF, 'POST /x'])
  refusals = 2
  await expect(apiClient.post('/x')).rejects.toMatchObject({ kind: 'refused', status: 419 })
  expect(names()).toHaveLength(8)
})

it.each(['<html>Wifi sign-in', '{"data":[{"id":1,"ti'])(
  'takes %s for no answer where a call wants JSON only',
  async (text) => {
    fakeBackend({ 'GET /x': [200, text], 'GET /y': [200, { data: 1 }] })
    await expect(apiClient.get('/x', { isJsonOnly: true })).rejects.toMatchObject({ kind: 'network' })
    expect((await apiClient.get<unknown>('/x')).data).toBe(text)
    expect((await apiClient.get<unknown>('/y', { isJsonOnly: true })).data).toEqual({ data: 1 })
  },
)

it('ends the session once at a 401, but not where a sign-in is refused', async () => {
  startSession('old', user)
  let reported = 0
  const undo = onSessionExpired(() => {
    reported += 1
  })
  fakeBackend({ 'POST /x': [401, { message: 'Unauthenticated.' }] })
  await expect(apiClient.post('/x', {}, { isSignIn: true })).rejects.toThrow('status 401')
  expect([reported, readToken()]).toEqual([0, 'old'])
  await expect(apiClient.post('/x')).rejects.toThrow('status 401')
  await expect(apiClient.post('/x')).rejects.toThrow('status 401')
  expect([reported, readToken()]).toEqual([1, undefined])
  undo()
})
