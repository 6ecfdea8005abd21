import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCompressed } from '../../../tools/build/compressed.ts'
import type { Manifest } from './bookScripts.ts'

/** Chunks that run nearly whole as soon as they have come: React, the app, the reader, and what the first turn is saved with. */
const WHOLE: ReadonlySet<string> = new Set(['react', 'app', 'reader', 'outbox', 'axiosClient'])

/** Only at the top of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Lets Chromium compile all functions of some chunks beside the main thread, while the file is coming, and not one by one when they are first called
 * (https://v8.dev/blog/explicit-compile-hints). To other browsers it is a comment. Not for the stage: most of Phaser is never called. Written when all else
 * is, because Vite puts code of its own before whatever a plugin or a banner has written.
 *
 * Throws where the build has no such chunk.
 */
export function writeCompileHints(client: string, manifest: Manifest): void {
  for (const name of WHOLE) {
    const file = Object.values(manifest).find((chunk) => chunk.name === name)?.file
    if (file === undefined) throw new Error(`the build has no chunk ${name}`)
    writeCompressed(join(client, file), HINT + readFileSync(join(client, file), 'utf8').replace(HINT, ''))
  }
}
