import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Source } from './sources.ts'

/**
 * Downloads a package into a folder with npm itself, which knows the registry, its token and proxies. No script of the package runs: that of
 * onnxruntime-node would fetch CUDA. Rejects with what npm said.
 */
export async function downloadPackage({ name, version }: Source, folder: string): Promise<void> {
  const words = ['pack', `${name}@${version}`, '--pack-destination', folder, '--ignore-scripts']
  // On Windows npm is a script of the shell.
  const child = spawn('npm', words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_loglevel: 'error' },
  })
  let said = ''
  child.stderr.on('data', (piece) => (said += String(piece)))
  const [code] = await once(child, 'close')
  if (code === 0) return
  const reason = /npm error (?!code )(.+)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1) ?? ''
  throw new Error(`npm cannot fetch ${name} ${version}: ${reason === '' ? `it ended with ${code}` : reason}`)
}
