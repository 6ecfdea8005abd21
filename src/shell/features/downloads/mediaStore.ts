import { versions } from '../../lib/device/versions.ts'
import { listUrl } from './appParts.ts'
import { takeOver } from './downloader.ts'
import { type DownloadFile, parseDownloadList } from './downloadList.ts'
import { loadPathFiles } from './pathFiles.ts'

/** The worker reads this cache (`tools/build/worker.ts`); each media version has its own. */
const CACHE = `kept-${versions.media}`
/** Only today's path has these. */
const OF_PATH = /\/audio\/ladder\/\w\w\/mouths\./

const lists = new Map<string, Promise<readonly DownloadFile[]>>()
let tidied: Promise<void> | undefined

/** The list of files that lies at a URL. Rejects where it cannot be loaded. */
export function listAt(url: string): Promise<readonly DownloadFile[]> {
  const known = lists.get(url)
  if (known) return known
  const loading = fetch(url).then(async (response) => parseDownloadList(await response.json()))
  lists.set(url, loading)
  loading.catch(() => lists.delete(url))
  return loading
}

/** The cache of our pictures and sounds, without those of earlier versions. */
export async function openMediaStore(): Promise<Cache> {
  const store = await caches.open(CACHE)
  tidied ??= tidy(store)
  await tidied
  return store
}

/** Takes over unchanged files of an earlier version and deletes the rest. */
async function tidy(store: Cache): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('kept-') && name !== CACHE)
  for (const name of old) {
    const from = await caches.open(name)
    const urls = (await from.keys()).map(({ url }) => url)
    const ids = new Set(urls.flatMap((url) => /\/book(\d+)\//.exec(url)?.[1] ?? []))
    for (const id of ids) await takeOver(from, store, await listAt(listUrl(Number(id))))
    if (urls.some((url) => OF_PATH.test(url))) {
      const { shared, steps } = await loadPathFiles()
      await takeOver(from, store, [...shared, ...Object.values(steps).flat(2)])
    }
    await caches.delete(name)
  }
}
