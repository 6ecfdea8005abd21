import type { PlayMode } from '../../../content/ladder/path/asks.ts'
import { isRecord, readJson, writeText } from '../device/storage.ts'
import { readUser } from './session.ts'

/** By child, and kept when a session ends: the tablet may be without a network at the next turn. */
const KEY = 'playSettings'

/** How a child plays. */
export const PLAY_MODES = ['all', 'byEar', 'withoutSound'] as const satisfies readonly PlayMode[]

/** What the service has set for a child. `storyAsks`: books ask questions about the story, unless the class has switched it off. */
interface PlaySettings {
  readonly mode: PlayMode
  readonly storyAsks: boolean
}

const USUAL: PlaySettings = { mode: 'all', storyAsks: true }
const changed = new Set<() => void>()

/** The settings of a child, by default of the one who is signed in; the usual ones where none have come. */
export function playSettings(userId = readUser()?.id ?? ''): PlaySettings {
  return (readJson(KEY, parse) ?? {})[userId] ?? USUAL
}

/** Stores what is valid in `raw` (`mode`, `story_asks`) for a child; what is absent or invalid stays as it was. */
export function notePlaySettings(userId: string, raw: unknown): void {
  if (!isRecord(raw)) return
  const before = playSettings(userId)
  const mode = PLAY_MODES.find((one) => one === raw['mode']) ?? before.mode
  const storyAsks = typeof raw['story_asks'] === 'boolean' ? raw['story_asks'] : before.storyAsks
  writeText(KEY, JSON.stringify({ ...readJson(KEY, parse), [userId]: { mode, storyAsks } }))
  for (const listener of changed) listener()
}

/** Deletes the settings of a child here. */
export function forgetPlaySettings(userId: string): void {
  const { [userId]: _, ...others } = readJson(KEY, parse) ?? {}
  writeText(KEY, JSON.stringify(others))
}

/** Calls `listener` when settings have changed; returns an unsubscribe function. */
export function onPlaySettings(listener: () => void): () => void {
  changed.add(listener)
  return () => changed.delete(listener)
}

function parse(raw: unknown): Readonly<Record<string, PlaySettings>> | undefined {
  if (!isRecord(raw)) return undefined
  return Object.fromEntries(
    Object.entries(raw).flatMap(([userId, settings]) => {
      if (!isRecord(settings)) return []
      const mode = PLAY_MODES.find((one) => one === settings['mode']) ?? USUAL.mode
      return [[userId, { mode, storyAsks: settings['storyAsks'] !== false }]]
    }),
  )
}
