import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/** A player of HTML books, built from the sources as they are now. */
export async function buildPlayer(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-player-'))
  await build({
    configFile: join(import.meta.dirname, '../../tools/build/player.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir: folder },
  })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
