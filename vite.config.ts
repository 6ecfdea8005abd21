import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { defineConfig } from 'vitest/config'

/** Where `npm run dev` finds the service; `tools/dev.ts` starts it there. */
const API = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

/** Text that is worth compressing once, at build time, instead of at each request. Pictures and sound are compressed already. */
const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|webmanifest|txt)$/

const isTest = process.env['VITEST'] !== undefined

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild || isTest
      ? []
      : [
          compression({
            include: COMPRESSIBLE,
            threshold: 1024,
            algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
          }),
        ]),
  ],
  server: {
    port: 5173,
    proxy: { '/api': API, '/sanctum': API, '/content': API, '/healthz': API },
  },
  build: isSsrBuild
    ? {
        // The service: one file with our own code; packages stay in node_modules.
        ssr: 'server/main.ts',
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'main.js' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: 'es2022',
        // Phaser is one chunk by nature and loads behind the page that a child already reads.
        chunkSizeWarningLimit: 1500,
      },
  test: {
    // Generous: a slow machine is no fault of the code.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,server,tools,tests}/**/*.test.ts'],
          exclude: ['src/shell/**', 'tests/e2e/**', 'node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'shell',
          environment: 'jsdom',
          include: ['src/shell/**/*.test.{ts,tsx}', 'tests/integration/**/*.test.tsx'],
          setupFiles: ['tests/helpers/setupShell.ts'],
        },
      },
    ],
  },
}))
