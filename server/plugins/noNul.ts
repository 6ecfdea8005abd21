import fp from 'fastify-plugin'
import { invalid, notFound } from '../lib/httpError.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Judges U+0000 in its body itself, piece by piece, so that one bad piece does not hold up the others. */
    isBodyJudged?: boolean
  }
}

/** The character U+0000. PostgreSQL cannot store it in texts, and no id or text of ours contains it. */
const NUL = '\u0000'

/**
 * Rejects U+0000 before any route sees it, alike on both engines: 404 in an address (nothing has such an id), 422 with the field's name in a query or
 * a body.
 */
export const noNul = fp(
  async (app) => {
    app.addHook('preValidation', async ({ params, query, body, routeOptions, is404 }) => {
      // Where there is no route, that is what is said.
      if (is404) return
      if (nulIn(params) !== undefined) throw notFound()
      const place = nulIn(query) ?? (routeOptions.config.isBodyJudged ? undefined : nulIn(body))
      if (place !== undefined) {
        const field = place.join('.') || 'body'
        throw invalid(field, `The ${field} field has a character in it that cannot be kept.`)
      }
    })
  },
  { name: 'noNul' },
)

/** Where U+0000 stands in a value, keys of objects included; `undefined` where it stands nowhere. */
export function nulIn(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value.includes(NUL) ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes(NUL)) return []
    const place = nulIn(inner)
    if (place) return [key, ...place]
  }
  return undefined
}
