import { startCluster } from '../helpers/cluster.ts'

/**
 * PostgreSQL for a measurement: the one that `TEST_DATABASE_URL` names, else a throw-away cluster of Debian's server, which waits for the disk as
 * any does. Answers the undo; without either nothing is set.
 */
export async function providePostgres(): Promise<() => Promise<void>> {
  const cluster = process.env['TEST_DATABASE_URL'] ? undefined : await startCluster()
  if (!cluster) return async () => undefined
  process.env['TEST_DATABASE_URL'] = cluster.url
  return () => cluster.drop()
}
