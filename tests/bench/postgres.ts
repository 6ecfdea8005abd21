import { startCluster } from '../helpers/cluster.ts'

/**
 * PostgreSQL for a benchmark: the one in `TEST_DATABASE_URL`, or else a temporary cluster of Debian's server, with fsync on. Returns a function that
 * removes it. If neither is available, `TEST_DATABASE_URL` stays unset.
 */
export async function providePostgres(): Promise<() => Promise<void>> {
  const cluster = process.env['TEST_DATABASE_URL'] ? undefined : await startCluster()
  if (!cluster) return async () => undefined
  process.env['TEST_DATABASE_URL'] = cluster.url
  return () => cluster.drop()
}
