import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const production = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url))

/** Aliases of a build for what is shipped: the package's own exports (7.18) give every bundler its development build, which checks and explains more. */
export const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: production('index.mjs') },
  { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
]

const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/
/** `Form.displayName = "Form";`: it keeps a part that nobody uses. */
const NAMED = /^\w+\.displayName = "[^"]*";$/gm
/** `var Form = React10.forwardRef(`: without effect, which only the package could say. */
const MADE = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm

/**
 * Lets a build leave out what nobody uses of the router (forms, scroll restoration, fetchers …), which its package does not mark: 1.3 kB before a book's page can
 * be turned. Throws where the package is written in another way.
 */
export function smallRouter(): Plugin {
  let isUsed = false
  let isSmaller = false
  return {
    name: 'small-router',
    apply: 'build',
    transform(code, id) {
      isUsed ||= id.includes('/node_modules/react-router/')
      if (!ROUTER.test(id)) return undefined
      const smaller = code.replace(NAMED, '').replace(MADE, '$1/* @__PURE__ */ $2')
      isSmaller ||= smaller !== code
      return { code: smaller, map: null }
    },
    buildEnd() {
      if (isUsed && !isSmaller) throw new Error('react-router is written in another way: mend tools/build/router.ts')
    },
  }
}
