import { apiClient } from '../../lib/service/apiClient.ts'
import { downloadBlob } from './download.ts'

/** A large class on a slow line. */
const PATIENCE_MS = 30 * 60_000

/** Fetches a file as it is, however large, and hands it to the browser. Rejects with an `ApiError`, also where it was cut off. A plain link could not show who is signed in. */
export async function saveWhole(url: string, name: string): Promise<void> {
  const { data } = await apiClient.get<Blob>(url, { responseType: 'blob', timeout: PATIENCE_MS })
  downloadBlob(name, data)
}
