import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ServiceMetrics } from '../lib/metrics.ts'
import { sameSecret } from '../lib/secrets.ts'

/**
 * GET /metrics, for Prometheus: to this machine, or to whoever shows `token` as a bearer. To others it does not exist.
 */
export const metrics = fp<{ token: string | undefined; counted: ServiceMetrics }>(
  async (app, { token, counted }) => {
    app.addHook('onClose', async () => counted.stop())
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unmatched'
      counted.countRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    })
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      const shown = request.headers.authorization ?? ''
      const isAllowed = token === undefined ? isThisMachine(request) : sameSecret(shown, `Bearer ${token}`)
      if (!isAllowed) return reply.callNotFound()
      return reply
        .type(counted.contentType)
        .header('cache-control', 'no-store')
        .send(await counted.text())
    })
  },
  { name: 'metrics' },
)

/** What a proxy on this machine passes on comes from elsewhere. */
const isThisMachine = ({ ip, headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip)
