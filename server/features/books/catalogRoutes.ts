import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Catalog, type CatalogAnswer, catalogAnswer } from '../../contract/catalog.ts'

/** GET /content/catalog.json: metadata of the bundled books, for other systems. */
export function catalogRoutes(catalog: Catalog): FastifyPluginAsyncZod {
  const answer: CatalogAnswer = {
    books: catalog.books.map(({ id, title, pages, postActivities }) => ({
      id,
      title: { ...title },
      pages: [...pages],
      postActivities: [...postActivities],
    })),
  }
  return async (app) => {
    app.get(
      '/content/catalog.json',
      { schema: { tags: ['books'], security: [], response: { 200: catalogAnswer } } },
      async (_request, reply) => reply.header('cache-control', 'public, max-age=0, must-revalidate').send(answer),
    )
  }
}
