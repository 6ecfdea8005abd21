import fp from 'fastify-plugin'

/**
 * While the app closes, answers under way end their connections: otherwise each would stay open, idle, until its
 * keep-alive time is over, and closing would wait for it.
 */
export const drain = fp(
  async (app) => {
    let isClosing = false
    app.addHook('preClose', async () => {
      isClosing = true
    })
    app.addHook('onSend', async (_request, reply) => {
      if (isClosing) reply.header('connection', 'close')
    })
  },
  { name: 'drain' },
)
