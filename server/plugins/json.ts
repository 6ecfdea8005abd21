import fp from 'fastify-plugin'

/** Takes JSON bodies, and an empty one as `{}`: browsers send the content type even without a body. */
export const lenientJson = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null, {})
      else void parse(request, body.toString(), done)
    })
  },
  { name: 'lenientJson' },
)
