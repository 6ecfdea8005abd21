import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fp from 'fastify-plugin'
import helmet, { type HelmetOptions } from 'helmet'

interface Options {
  readonly connectOrigins: readonly string[]
  readonly imageOrigins: readonly string[]
  readonly assetsUrl: string | undefined
  readonly isTls: boolean
}

/**
 * Headers that keep the pages to themselves: nothing is loaded from, or sent to, anywhere but this origin
 * (and `connectOrigins` and `imageOrigins`, where the app was built for another backend, and the host of `assetsUrl` for pictures and sound).
 */
export const securityHeaders = fp<Options>(
  async (app, { connectOrigins, imageOrigins, assetsUrl, isTls }) => {
    const assets = assetsUrl === undefined ? [] : [new URL(assetsUrl).origin]
    const headers = headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          // Dialogs, toasts and spinners write their own style elements; a style cannot run code.
          styleSrc: ["'self'", "'unsafe-inline'"],
          fontSrc: ["'self'"],
          // Phaser loads pictures into blobs and draws textures to data addresses.
          imgSrc: ["'self'", 'data:', 'blob:', ...imageOrigins, ...assets],
          mediaSrc: ["'self'", 'blob:', ...assets],
          // A book that is being made is tried from this device's own files.
          connectSrc: ["'self'", 'blob:', ...connectOrigins, ...assets],
          workerSrc: ["'self'", 'blob:'],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          // Our pages must not be framed, against clickjacking.
          frameAncestors: ["'none'"],
        },
      },
      // The same for browsers that do not know `frame-ancestors`.
      xFrameOptions: { action: 'deny' },
      // Over plain HTTP, as in a school's network, it would lock the tablets out.
      strictTransportSecurity: isTls && { includeSubDomains: false },
      referrerPolicy: { policy: 'same-origin' },
    })
    headers['permissions-policy'] = 'microphone=(self), camera=(), geolocation=(), browsing-topics=()'
    const ofCalls = headersOfCalls(headers)
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(CALL.test(request.url) ? ofCalls : headers)
      done()
    })
  },
  { name: 'securityHeaders' },
)

/** Calls of the API, whose answers are data; its description is a page. */
const CALL = /^\/(?:api\/(?!docs)|sanctum\/)/

/**
 * What only says something of a document (or of a worker): on the parts of one, and on data, most of a kilobyte for nothing. What keeps other sites
 * from using them, and browsers from guessing what they are, stays.
 */
export const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

/** The headers of data: whoever opens it as a page gets one that loads nothing and lies in no frame. */
function headersOfCalls(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const dropped: readonly string[] = DOCUMENT_HEADERS
  const others = Object.entries(headers).filter(([name]) => !dropped.includes(name))
  return { ...Object.fromEntries(others), 'content-security-policy': "default-src 'none';frame-ancestors 'none'" }
}

/** The headers that helmet gives with these options: the same with each answer, so they are worked out once. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const probe = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(probe.req, probe, () => undefined)
  return { ...probe.getHeaders() }
}
