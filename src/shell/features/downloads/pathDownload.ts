import type { Language } from '../../../game/language.ts'
import { mediaUrl } from '../../../game/media.ts'
import { fetchForLater, hasCome, quiet } from '../../lib/loading/line.ts'
import { downloadPathParts } from './appParts.ts'
import { deviceChoice } from './device.ts'
import { download, type Ended } from './downloader.ts'
import { chosenFiles } from './downloadList.ts'
import { openMediaStore } from './mediaStore.ts'
import { loadPathFiles } from './pathFiles.ts'

/** So many steps of the ladder are here before they are reached: a child climbs one in six to eight turns. */
export const AHEAD = 4
/** How long nobody else may have needed the line when the next file is fetched, ms. */
const PATIENCE_MS = 1000

const running = new Map<Language, Promise<Ended>>()

/**
 * Downloads today's path in a language for a child at a step (from 1), with the steps after it, so that it goes on for weeks without a network. Fetches
 * only what is missing, a file at a time, when nobody else needs the line. Goes on when the path is left; a running download is not started again.
 */
export function downloadPath(language: Language, step: number): Promise<Ended> {
  const known = running.get(language)
  if (known) return known
  const started = fetchAll(language, step).finally(() => running.delete(language))
  running.set(language, started)
  return started
}

async function fetchAll(language: Language, step: number): Promise<Ended> {
  // The device's next start may be without a network: scripts first.
  if (!(await downloadPathParts(fetchForLater))) return 'broken'
  const { shared, steps } = await loadPathFiles()
  const files = chosenFiles([...shared, ...steps[language].slice(0, step + AHEAD).flat()], await deviceChoice(language))
  return download(await openMediaStore(), files, {
    async fetchFile(path) {
      const url = mediaUrl(path)
      if (!hasCome(url)) await quiet(PATIENCE_MS)
      return fetchForLater(url)
    },
    onProgress: () => undefined,
  })
}
