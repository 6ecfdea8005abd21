import { apiClient } from '../../lib/service/apiClient.ts'
import { downloadBlob } from './download.ts'

/** Timeout, ms; enough for a large class on a slow line. */
const PATIENCE_MS = 30 * 60_000

/** Downloads a file of any size, and resolves to its size in bytes. Rejects with an `ApiError`, also if it was cut off. A plain link could not send the session's token. */
export async function saveWhole(url: string, name: string): Promise<number> {
  const { data } = await apiClient.get<Blob>(url, { responseType: 'blob', timeout: PATIENCE_MS })
  downloadBlob(name, data)
  return data.size
}
