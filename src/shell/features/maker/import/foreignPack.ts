import { packsApi } from '../../dashboard/index.ts'
import { importText } from '../text/import/index.ts'
import type { Loss } from './draftOfPack.ts'
import { ImportError } from './readPack.ts'

/** Whether a file is of another program, by its name: the service makes a pack of it. */
export const isForeign = ({ name }: Pick<File, 'name'>): boolean => /\.(?:epub|bloompub|bloomd|zip)$/i.test(name)

/** Has the service make a pack of a file of another program. Rejects with `ImportError` without a network, else with an `ApiError`. */
export async function foreignPack(file: File): Promise<{ readonly pack: Blob; readonly losses: readonly Loss[] }> {
  if (!navigator.onLine) throw new ImportError({ en: importText.en.needsNetwork, id: importText.id.needsNetwork })
  const sending = { onProgress: () => undefined, signal: new AbortController().signal }
  const data = await packsApi.import(file, sending)
  const pack = await packsApi.fetch(data.key)
  // The draft is here now; what the service stored was only the way.
  await packsApi.withdraw(data.key)
  const losses = (data.losses ?? []).map(({ place, message }) => ({ page: pageIn(place), what: message }))
  return { pack, losses }
}

/** `page 3` of a line of losses; the whole book where it names none. */
const pageIn = (place: string): number => Number(/\d+/.exec(place)?.[0] ?? -1)
