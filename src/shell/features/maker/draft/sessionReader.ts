import { DRAFT_FORMAT } from './schema.ts'
import type { SessionState } from './sessionState.ts'
import type { LocalDrafts } from './store/localDrafts.ts'
import type { DraftFiles } from './store/media.ts'
import { isNewer, readDraft, versionSchema } from './store/records.ts'
import type { DraftVersion } from './types.ts'
import { listedVersion, outdated } from './versions.ts'

/** Files that nothing speaks of are kept this long, ms: undo in another tab may bring them back. */
const UNUSED_MS = 86_400_000

/** A draft as it is stored: what a session goes on from, and what its writer is told. */
export async function readStored(local: LocalDrafts, key: string, files: DraftFiles) {
  const [found, stored, cut] = await Promise.all([
    local.load(key),
    local.readAll('versions', key, versionSchema),
    files.cut(),
  ])
  const versions = stored.map(({ id, value }) => listedVersion({ id, ...value })).reverse()
  return { found, change: { versions, cut, ...stateOf(found) } }
}

function stateOf(found: Awaited<ReturnType<LocalDrafts['load']>>): Partial<SessionState> {
  const body = found?.body
  if (!found || !body) return { phase: found ? 'damaged' : 'missing' }
  const { sync, theirs, steps } = found
  const { deletedAt, changedAt, format } = body
  const draft = readDraft(format, body.draft)
  if (!draft) return { phase: isNewer(format) ? 'newer' : 'damaged', sync, changedAt, deletedAt }
  const history = { steps, place: steps.filter(({ n }) => n <= body.place).length }
  const base = readDraft(DRAFT_FORMAT, found.base)
  return { phase: 'open', draft, stored: draft, deletedAt, changedAt, history, base, sync, theirs, isDirty: false }
}

/** Deletes versions that are too old, and photos and sounds that nothing speaks of any more. Resolves to the versions that stay. */
export async function sweepStored(
  local: LocalDrafts,
  key: string,
  { files, versions, now }: { files: DraftFiles; versions: readonly DraftVersion[]; now: number },
): Promise<readonly DraftVersion[]> {
  const old = outdated(versions, now)
  if (old.length > 0) await local.write({ drops: old.map(({ id }) => ['versions', local.place(key, id)]) })
  const found = await local.load(key)
  const kept = await local.readAll('versions', key, versionSchema)
  // What cannot be read may speak of any file.
  if (found?.body)
    await files.sweep([JSON.stringify(found), ...kept.map((one) => JSON.stringify(one))], now - UNUSED_MS)
  return versions.filter((version) => !old.includes(version))
}
