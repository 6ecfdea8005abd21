import { LANGUAGES } from '../../../game/language.ts'
import { mediaUrl } from '../../../game/media.ts'
import { fetchForLater } from '../../lib/loading/line.ts'
import { downloadMakerParts, makerListUrl } from './appParts.ts'
import { downloadsUnasked } from './canDownload.ts'
import { deviceChoice } from './device.ts'
import { download } from './downloader.ts'
import { chosenFiles } from './downloadList.ts'
import { listAt, openMediaStore } from './mediaStore.ts'

/**
 * Stores the book maker on this device: its scripts, and, unless the browser saves data, the app's own sounds that a book made with it can have. False
 * if something failed to load, or the signal aborted; what has come stays.
 */
export async function downloadMaker(signal: AbortSignal): Promise<boolean> {
  const ask = (url: string) => fetchForLater(url, signal)
  if (!(await downloadMakerParts({ ask, signal }))) return false
  if (!downloadsUnasked()) return true
  const all = await listAt(makerListUrl())
  // Its books have two languages.
  const choices = await Promise.all(LANGUAGES.map(deviceChoice))
  const files = new Set(choices.flatMap((choice) => chosenFiles(all, choice)))
  const ended = await download(await openMediaStore(), [...files], {
    fetchFile: (path) => ask(mediaUrl(path)),
    onProgress: () => undefined,
    signal,
  })
  return ended === 'stored'
}
