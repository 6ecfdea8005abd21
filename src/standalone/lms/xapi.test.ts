import { expect, it, vi } from 'vitest'
import type { RecordedEvent } from '../../shell/lib/service/learningEvents.ts'
import { launchOf, XapiSession } from './xapi.ts'

const ACTOR = encodeURIComponent(JSON.stringify({ mbox: 'mailto:sari@book.test' }))
const EVENT: RecordedEvent = {
  id: '5f0d7c1e-5c0b-4d5e-8a1b-6c756d62756e',
  at: '2026-11-23T08:00:00Z',
  lang: 'id',
  type: 'book.complete',
  bookId: 1001,
  place: 'book-1001',
  points: 80,
}

it('reads a launch, and none where its parts are wrong', () => {
  expect(launchOf(`?endpoint=https://lrs.test/xapi/&auth=Basic%20x&actor=${ACTOR}`)).toMatchObject({
    endpoint: 'https://lrs.test/xapi/',
    auth: 'Basic x',
    actor: { mbox: 'mailto:sari@book.test' },
  })
  expect(launchOf('?debug=1')).toBeUndefined()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(launchOf(`?endpoint=javascript:alert(1)&actor=${ACTOR}`)).toBeUndefined()
  expect(launchOf('?endpoint=https://lrs.test&actor=Sari')).toBeUndefined()
  expect(launchOf('?endpoint=https://lrs.test')).toBeUndefined()
  warn.mockRestore()
})

it('sends each statement once, and again only where it did not arrive', async () => {
  const launch = launchOf(`?endpoint=https://lrs.test/xapi&actor=${ACTOR}`)
  if (!launch) throw new Error('no launch')
  const answers = [503, 200]
  const send = vi.fn<typeof fetch>(async () => new Response('[]', { status: answers.shift() ?? 200 }))
  const session = new XapiSession(launch, 'https://books.test/kiko', send)
  session.record(EVENT)
  await session.flush()
  await session.flush()
  await session.flush()
  expect(send).toHaveBeenCalledTimes(2)
  const [address, request] = send.mock.calls[1] ?? []
  expect(address).toBe('https://lrs.test/xapi/statements')
  expect(JSON.parse(typeof request?.body === 'string' ? request.body : '')).toMatchObject([
    {
      id: EVENT.id,
      verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
      object: { id: 'https://books.test/kiko/xapi/book/book-1001' },
      result: { score: { raw: 80, min: 0, max: 100 } },
    },
  ])
})
