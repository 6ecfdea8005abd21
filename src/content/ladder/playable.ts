import type { Language } from '../../game/language.ts'
import { kindOf } from '../../scenes/table.ts'
import { loadLadderSpeech } from '../speech.ts'
import { loadLadder } from './load.ts'
import type { LadderAsk } from './path/asks.ts'
import { playableAsks } from './path/today.ts'
import type { Ladder } from './schema.ts'

/** The ladder, and all that today's path can ask of it in a language, in its order. */
export interface Playable {
  readonly ladder: Ladder
  readonly asks: readonly LadderAsk[]
}

const loading = new Map<Language, Promise<Playable>>()

/** Loads what children who see and hear can be asked in this version of the app; once for each language. For the service and tools. */
export function loadPlayable(language: Language): Promise<Playable> {
  const known = loading.get(language)
  if (known) return known
  const made = make(language)
  loading.set(language, made)
  return made
}

async function make(language: Language): Promise<Playable> {
  const [ladder, lines] = await Promise.all([loadLadder(), loadLadderSpeech()])
  const asks = playableAsks({
    ladder,
    language,
    mode: 'all',
    hasKind: (type) => kindOf(type, 'activity') !== undefined,
    hasClip: (path) => lines.speech(path) !== undefined,
  })
  return { ladder, asks }
}
