import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { securityHeaders } from '../../server/plugins/security.ts'
import { staticFiles } from '../../server/plugins/staticFiles.ts'

it('a document with a page in it may run the scripts that stand in it, and no others; other answers name none', async () => {
  const app = Fastify()
  await app.register(securityHeaders, { connectOrigins: [], imageOrigins: [], assetsUrl: undefined, isTls: false })
  const document = { body: Buffer.from('<p>a page</p>'), encoding: undefined, scriptSources: "'sha256-boot='" }
  await app.register(staticFiles, {
    clientDir: undefined,
    documentFor: ({ url }) => (url.startsWith('/book/1') ? document : undefined),
  })
  // Twice: the header is this answer's alone.
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await app.inject({ url: '/book/1?page=5' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-boot=';")
    const other = await app.inject({ url: '/home' })
    expect(other.headers['content-security-policy']).toContain("script-src 'self';")
  }
  await app.close()
})
