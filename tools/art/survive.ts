/** The rasteriser is native code that ends the whole process where it panics (resvg 2.6.2, geom.rs:27): it runs in a child of its own. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './root.ts'

const MAIN = join(ROOT, 'tools', 'art', 'main.ts')
/** The picture in hand, so that a child's death can be laid at its door. */
const IN_HAND = join(ROOT, '.cache', 'art-in-hand')

/** Notes which picture is drawn now. */
export function noteInHand(name: string): void {
  mkdirSync(dirname(IN_HAND), { recursive: true })
  writeFileSync(IN_HAND, name)
}

/** Draws in a child; where it dies, its picture is left out and the others go on. Answers the exit code: 1 where something was left out. */
export function drawInChild(args: readonly string[]): number {
  const dead: string[] = []
  for (;;) {
    const skips = dead.flatMap((name) => ['--skip', name])
    const { status, signal } = spawnSync(process.execPath, ['--import', 'tsx', MAIN, '--here', ...args, ...skips], {
      cwd: ROOT,
      stdio: 'inherit',
    })
    const hasPanicked = signal === 'SIGABRT' || status === 134
    if (!hasPanicked) return dead.length > 0 ? 1 : (status ?? 1)
    const name = existsSync(IN_HAND) ? readFileSync(IN_HAND, 'utf8') : ''
    if (name === '' || dead.includes(name)) return 1
    console.error(`${name} kills the rasteriser (is a lit part wholly outside its picture?); the others are drawn.`)
    dead.push(name)
  }
}
