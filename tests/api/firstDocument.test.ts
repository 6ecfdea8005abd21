import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { securityHeaders } from '../../server/plugins/security.ts'
import { staticFiles } from '../../server/plugins/staticFiles.ts'

it('only a document with a page in it has its inline scripts in the Content-Security-Policy', async () => {
  const app = Fastify()
  await app.register(securityHeaders, { connectOrigins: [], imageOrigins: [], assetsUrl: undefined, isTls: false })
  const document = { body: Buffer.from('<p>a page</p>'), encoding: undefined, scriptSources: "'sha256-boot='" }
  await app.register(staticFiles, {
    clientDir: undefined,
    documentFor: ({ url }) => (url.startsWith('/book/1') ? document : undefined),
  })
  // Twice, because one answer's header must not leak into the next.
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await app.inject({ url: '/book/1?page=5' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-boot=';")
    const other = await app.inject({ url: '/home' })
    expect(other.headers['content-security-policy']).toContain("script-src 'self';")
  }
  await app.close()
})
