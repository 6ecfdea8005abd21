/** `npm run dev`: runs the service (restarted on each change) and Vite's dev server for the app. Open http://localhost:5173. */
import concurrently from 'concurrently'

const API_PORT = process.env['API_PORT'] ?? '3001'

const { result } = concurrently(
  [
    { name: 'service', command: 'tsx watch server/main.ts', env: { PORT: API_PORT, HOST: '127.0.0.1' } },
    { name: 'app', command: 'vite', env: { API_PORT } },
  ],
  { killOthersOn: ['failure', 'success'] },
)
await result.catch(() => process.exit(1))
