import { workerBench } from '../bench/client.ts'
import type { Draft } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'
import { loadBookKit } from './bookKit.ts'
import type { Finding } from './finding.ts'

/** Checks a draft as the service will, on this device and without a network: what must be mended first, then what is worth a look, then what is good. Rejects where the kit cannot be loaded. */
export async function checkDraft(draft: Draft, media: DraftMedia, bench = workerBench): Promise<readonly Finding[]> {
  const [kit, elsewhere] = await Promise.all([loadBookKit(draft), mediaElsewhere(draft, media)])
  return bench.check({ draft, kit }, elsewhere)
}

/** The photos and recordings of a draft that are on another device. */
async function mediaElsewhere({ pages }: Draft, media: DraftMedia): Promise<string[]> {
  const names = pages.flatMap(({ photo, voice, lines }) => [
    ...(photo ? [photo.media] : []),
    ...[...Object.values(voice), ...Object.values(lines.en), ...Object.values(lines.id)].map(
      (take) => take?.media ?? '',
    ),
  ])
  const there = await Promise.all(
    [...new Set(names)]
      .filter((name) => name !== '')
      .map(async (name) => [name, (await media.get(name)) !== undefined] as const),
  )
  return there.flatMap(([name, isHere]) => (isHere ? [] : [name]))
}
