import { fileURLToPath } from 'node:url'

const production = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url))

/** Aliases of a build for what is shipped: the package's own exports (7.18) give every bundler its development build, which checks and explains more. */
export const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: production('index.mjs') },
  { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
]
