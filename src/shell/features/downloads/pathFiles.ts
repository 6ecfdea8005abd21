import { type Language, LANGUAGES } from '../../../game/language.ts'
import { isRecord } from '../../lib/device/storage.ts'
import { pathListUrl } from './appParts.ts'
import { type DownloadFile, parseDownloadList } from './downloadList.ts'

/** Written by `tools/build/downloadLists.ts`. */
interface PathFiles {
  readonly shared: readonly DownloadFile[]
  /** What each step of the ladder brings, by language. */
  readonly steps: Readonly<Record<Language, readonly (readonly DownloadFile[])[]>>
}

/** All files of today's path. Rejects where the list cannot be loaded, or is none. */
export async function loadPathFiles(): Promise<PathFiles> {
  const raw: unknown = await (await fetch(pathListUrl())).json()
  const { shared, steps } = isRecord(raw) ? raw : {}
  const [en, id] = LANGUAGES.map((language) => (isRecord(steps) ? steps[language] : undefined))
  if (!Array.isArray(en) || !Array.isArray(id)) throw new TypeError('kept/path.json has no steps')
  return {
    shared: parseDownloadList(shared),
    steps: { en: en.map(parseDownloadList), id: id.map(parseDownloadList) },
  }
}
