import { connect } from 'node:net'
import { once } from 'node:events'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { slowBodies } from './slowBodies.ts'

it('ends a connection whose body never comes, and lets large files take their time', async () => {
  const app = Fastify()
  await app.register(slowBodies, { bodyMs: 100 })
  app.post('/small', async () => 'ok')
  app.post('/large', { config: { hasSlowBody: true } }, async ({ body }) => String(Object(body)['a']))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = Object(app.server.address())
  const open = (path: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n{"a"`,
    )
    return socket
  }
  const small = open('/small')
  small.on('error', () => undefined)
  await once(small, 'close')
  const large = open('/large')
  // Later than the other was ended.
  const again = open('/small')
  again.on('error', () => undefined)
  await once(again, 'close')
  large.write(':1}')
  const [answer] = await once(large, 'data')
  expect(String(answer)).toContain('200 OK')
  expect((await app.inject({ method: 'POST', url: '/small', payload: { a: 1 } })).statusCode).toBe(200)
  await app.close()
})
