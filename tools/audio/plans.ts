import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plan } from './speak/lib/speak.mjs'

/** What is to be said under a path of the story. */
export interface Script {
  readonly path: string
  readonly kind: string
  readonly lang: 'en' | 'id'
  readonly script: string
}

/** A script with all that decides how it sounds; equal hashes sound alike. `voice` is the speaking tool's own plan. */
export interface Plan extends Script {
  readonly hash: string
  /** A narration's own file, without ending. */
  readonly src?: string
  /** Or the sprite it is a piece of. */
  readonly sprite?: string
  readonly key?: string
  readonly voice: ReturnType<typeof plan>
}

const read = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value

/** Where a path's sound goes: narrations have files of their own, all else is a piece of its book's sprite or of the common words. */
export function placeOf({
  path,
  kind,
  lang,
}: Pick<Script, 'path' | 'kind' | 'lang'>): Pick<Plan, 'src' | 'sprite' | 'key'> {
  const parts = path
    .replace(/^\/audio\//, '')
    .replace(/\.mp3$/, '')
    .split('/')
  const [first = '', second = '', third = '', , fifth = ''] = parts
  if (kind === 'narration') return { src: `/audio/${parts.join('/')}` }
  if (first === 'books') return { sprite: `/audio/sprites/${second}-${lang}`, key: `${third}/${fifth}` }
  return { sprite: `/audio/sprites/words-${lang}`, key: `${first}/${third}` }
}

/** Plans of all scripts (`tools/audio/scripts.json`) with the pronunciations that stand now. */
export function plansOf(root: string): Plan[] {
  const folder = join(root, 'tools', 'audio')
  const lexicon = read<object>(join(folder, 'speak', 'lexicon.json'))
  const pronunciation = read<object>(join(folder, 'speak', 'pronunciation.json'))
  return read<Script[]>(join(folder, 'scripts.json')).map((script) => {
    const voice = plan(script, lexicon, pronunciation)
    return { ...script, ...placeOf(script), hash: voice.hash, voice }
  })
}
