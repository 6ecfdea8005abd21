import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Written by the build next to the service (`tools/build/prerender.ts`). */
const SCREEN_HINTS = join(import.meta.dirname, 'screenHints.json')

/**
 * Gives the `Link` header of a screen's document: what the screen shows first, asked for with it, not only when its script draws it. `undefined`
 * for screens that have none, and for all where the app is not built. Throws where the file is broken.
 */
export function readScreenHints(file = SCREEN_HINTS): (url: string) => string | undefined {
  const hints = existsSync(file) ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    return Object.hasOwn(hints, path) ? hints[path] : undefined
  }
}
