import type { SpokenLine } from '../../game/kind.ts'
import type { Local } from '../../game/language.ts'

/** The spoken names of things and places: each name once, and only where it has a path. */
export function thingLines(
  things: readonly { readonly label: Local; readonly audio?: Local | undefined }[],
): SpokenLine[] {
  const lines = new Map<string, SpokenLine>()
  for (const { label, audio } of things) if (audio) lines.set(audio.en, { kind: 'word', path: audio, text: label })
  return [...lines.values()]
}
