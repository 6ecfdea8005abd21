import type { Plugin } from 'vite'

const STUB = '\0axios-without-fetch'
const ADAPTERS = '/axios/lib/adapters/adapters.js'

/**
 * Leaves out of the built app what axios sends by `fetch` with: it sends by XMLHttpRequest wherever there is one, and the first turn waits for its bytes (4 of
 * 20 kB). Throws where axios has it elsewhere.
 */
export function axiosWithoutFetch(): Plugin {
  let isFound = false
  let isUsed = false
  return {
    name: 'axios-without-fetch',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      isUsed ||= importer.endsWith(ADAPTERS)
      if (id !== './fetch.js' || !importer.endsWith(ADAPTERS)) return undefined
      isFound = true
      return STUB
    },
    // What `adapters.js` takes for an adapter that does not work here.
    load: (id) => (id === STUB ? 'export const getFetch = () => null' : undefined),
    buildEnd() {
      if (isUsed && !isFound) throw new Error('axios has its fetch adapter elsewhere: mend tools/build/axios.ts')
    },
  }
}
