import type { Language } from '../../game/language.ts'
import { activityKindOf } from '../../scenes/activityKinds.ts'
import { loadLadderSpeech } from '../speech.ts'
import { loadLadder } from './load.ts'
import type { LadderAsk, PlayMode } from './path/asks.ts'
import { playableAsks } from './path/today.ts'
import type { Ladder } from './schema.ts'

/** The ladder, and all that today's path can ask of it in a language, in its order. */
export interface Playable {
  readonly ladder: Ladder
  readonly asks: readonly LadderAsk[]
}

const loading = new Map<string, Promise<Playable>>()

/** Loads what children who play this way can be asked in this version of the app; once for each language and way. For the service and tools. */
export function loadPlayable(language: Language, mode: PlayMode = 'all'): Promise<Playable> {
  const name = `${language} ${mode}`
  const known = loading.get(name)
  if (known) return known
  const made = make(language, mode)
  loading.set(name, made)
  return made
}

async function make(language: Language, mode: PlayMode): Promise<Playable> {
  const [ladder, lines] = await Promise.all([loadLadder(), loadLadderSpeech()])
  const asks = playableAsks({
    ladder,
    language,
    mode,
    hasKind: (type) => activityKindOf(type) !== undefined,
    hasClip: (path) => lines.speech(path) !== undefined,
  })
  return { ladder, asks }
}
