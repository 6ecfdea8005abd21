import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The path of a file that the build puts beside the service's script; the code that asks may be in one of its parts, a folder below. */
export function besideService(name: string): string {
  const below = join(import.meta.dirname, '..', name)
  return existsSync(below) ? below : join(import.meta.dirname, name)
}
