import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The OpenAPI page at /api/docs, made from the same schemas that check the calls. Register it before the routes. */
export const apiDocs = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Lumbung',
          version: '1',
          description:
            'Errors are `{message, errors?: {field: [text]}}`. Every POST, PUT, PATCH and DELETE needs the XSRF-TOKEN cookie of `GET /sanctum/csrf-cookie` repeated in the X-XSRF-TOKEN header.',
        },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
        security: [{ bearer: [] }],
      },
      transform: jsonSchemaTransform,
    })
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { docExpansion: 'list', tryItOutEnabled: false },
      staticCSP: {
        'default-src': "'self'",
        'img-src': "'self' data:",
        'style-src': "'self' 'unsafe-inline'",
        'script-src': "'self'",
        'object-src': "'none'",
        'frame-ancestors': "'none'",
        'base-uri': "'self'",
      },
    })
  },
  { name: 'apiDocs' },
)
