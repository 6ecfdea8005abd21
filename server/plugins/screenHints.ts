import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { besideService } from '../lib/besideService.ts'

/** Made by the build beside the service itself (`src/firstPage/build/prerender.ts`), of which this may be a part. */
const SCREEN_HINTS = besideService('screenHints.json')

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
