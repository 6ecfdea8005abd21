import { execFileSync, spawnSync } from 'node:child_process'

/** Runs a program to its end; an error says what it printed. */
export function run(program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error(`${program} is not installed; docs/audio.md lists what making sound needs`, { cause: error })
    }
    throw error
  }
}

/** What a program writes to its second output; some, as ffmpeg's measurements, use only that. */
export function report(program: string, args: readonly string[]): string {
  return spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 }).stderr
}
