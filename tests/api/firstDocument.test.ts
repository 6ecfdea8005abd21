import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { securityHeaders } from '../../server/plugins/security.ts'
import { staticFiles } from '../../server/plugins/staticFiles.ts'

it('only a document with a page in it has its inline scripts in the Content-Security-Policy, and asks for its picture', async () => {
  const app = Fastify()
  await app.register(securityHeaders, { connectOrigins: [], imageOrigins: [], assetsUrl: undefined, isTls: false })
  const link = '</img/a.avif>; rel=preload; as=image'
  const document = { body: Buffer.from('<p>a page</p>'), encoding: undefined, scriptSources: "'sha256-boot='", link }
  await app.register(staticFiles, {
    clientDir: undefined,
    documentFor: ({ url }) => (url.startsWith('/book/1') ? document : undefined),
  })
  // Twice, because one answer's header must not leak into the next.
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await app.inject({ url: '/book/1?page=5' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-boot=';")
    expect(answer.headers.link).toBe(link)
    const other = await app.inject({ url: '/home' })
    expect(other.headers['content-security-policy']).toContain("script-src 'self';")
    expect(other.headers.link).toBeUndefined()
  }
  await app.close()
})
