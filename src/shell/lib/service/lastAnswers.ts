import type { QueryKey, QueryPersister } from '@tanstack/react-query'
import { accountKey, outage } from './queryClient.ts'
import { isRecord, readJson, writeText } from '../device/storage.ts'

/** Version of the stored format. Entries in another format are dropped and stored again with the next response. */
const VERSION = 2

/** The largest time a `Date` can represent, ms. */
const LATEST = 8.64e15

interface LastAnswer {
  /** The hash of the query's key, which begins with the account. */
  readonly query: string
  /** When it arrived, ms since 1970. */
  readonly at: number
  readonly data: unknown
}

/**
 * Stores the newest `most` cached responses of queries under one key of the browser's storage. Used as a query's `persister`; `parse` validates a
 * stored response (undefined if invalid). Query keys begin with the account (`accountKey`), and `session.ts` deletes the storage when the session
 * ends.
 *
 * A screen waits for the service first. Only if it is unreachable or too slow, the query has the cached response as `data` beside its `error`, with
 * its time in `dataUpdatedAt`.
 */
export function lastAnswers(storageKey: string, most: number) {
  return function persister<Data, Key extends QueryKey>(
    parse: (raw: unknown) => Data | undefined,
  ): QueryPersister<Data, Key> {
    return async (queryFn, context, query) => {
      try {
        const data = await queryFn(context)
        // Not if the user has signed out meanwhile.
        if (query.queryKey[0] === accountKey())
          write(storageKey, { query: query.queryHash, at: Date.now(), data }, most)
        return data
      } catch (error) {
        const last = query.state.data === undefined && outage(error) ? find(storageKey, query.queryHash) : undefined
        const data = last && parse(last.data)
        if (last && data !== undefined) query.setState({ data, dataUpdatedAt: last.at })
        throw error
      }
    }
  }
}

function find(storageKey: string, query: string): LastAnswer | undefined {
  return read(storageKey).find((answer) => answer.query === query)
}

function write(storageKey: string, answer: LastAnswer, most: number): void {
  const others = read(storageKey).filter(({ query }) => query !== answer.query)
  writeText(storageKey, JSON.stringify({ version: VERSION, answers: [answer, ...others].slice(0, most) }))
}

function read(storageKey: string): readonly LastAnswer[] {
  const stored = readJson(storageKey, (raw) => {
    if (!isRecord(raw) || raw['version'] !== VERSION || !Array.isArray(raw['answers'])) return undefined
    return raw['answers'].filter(isLastAnswer)
  })
  return stored ?? []
}

function isLastAnswer(raw: unknown): raw is LastAnswer {
  if (!isRecord(raw)) return false
  const { query, at } = raw
  return typeof query === 'string' && typeof at === 'number' && Math.abs(at) <= LATEST
}
