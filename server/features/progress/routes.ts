import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  completeBookAnswer,
  completeBookRequest,
  placeAnswer,
  startBookRequest,
  submitPostActivityAnswer,
  submitPostActivityRequest,
  updatePageRequest,
} from '../../contract/progress.ts'
import { saveHeaders as headers } from '../../contract/workFile.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { ProgressService } from './service.ts'

const tags = ['progress']
const config = { takesSaveId: true } as const

/** /api/progress: starting a book, turning its pages, its activities, and the end of it. */
export function progressRoutes(progress: ProgressService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/progress/start-book',
      { config, schema: { tags, headers, body: startBookRequest, response: { 200: placeAnswer } } },
      async (request) => ({
        message: 'Book started',
        data: await progress.startBook(sessionOf(request).account.id, request.body.book_id),
      }),
    )

    app.patch(
      '/progress/update-page',
      { config, schema: { tags, headers, body: updatePageRequest, response: { 200: placeAnswer } } },
      async (request) => {
        const { book_id: bookId, page_number: page } = request.body
        return {
          message: 'Progress saved',
          data: await progress.updatePage(sessionOf(request).account.id, bookId, page),
        }
      },
    )

    app.post(
      '/progress/submit-post-activity',
      {
        config,
        schema: { tags, headers, body: submitPostActivityRequest, response: { 200: submitPostActivityAnswer } },
      },
      async (request) => {
        const { post_activity_id, is_correct } = request.body
        await progress.submitActivity(sessionOf(request).account.id, post_activity_id, is_correct)
        return { message: 'Result saved', data: { post_activity_id, is_correct } }
      },
    )

    app.post(
      '/progress/complete-book',
      { config, schema: { tags, headers, body: completeBookRequest, response: { 200: completeBookAnswer } } },
      async (request) => {
        const points = await progress.completeBook(sessionOf(request).account.id, request.body.book_id)
        return { message: 'Book completed', data: { total_points: points } }
      },
    )
  }
}
