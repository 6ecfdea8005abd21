import { type LocalKey, type Place, type Row, type Rows, StaleRowError, type Table } from './rows.ts'

/** Rows in memory: for browsers that allow no database. They last as long as the tab. */
export function memoryRows(): Rows {
  const tables = new Map<string, Row>()
  const keys = new Map<string, LocalKey>()
  return {
    get: async (table, place) => tables.get(nameOf(table, place)),
    async all(table, owner, draft) {
      const start = JSON.stringify(draft === undefined ? [table, owner] : [table, owner, draft]).slice(0, -1)
      return [...tables].flatMap(([name, row]) => (name.startsWith(`${start},`) ? [row] : [])).sort(byId)
    },
    async write({ puts = [], drops = [], expects }) {
      if (expects && tables.get(nameOf('bodies', expects.place))?.stamp !== expects.stamp)
        throw new StaleRowError('another tab was faster')
      for (const [table, place] of drops) tables.delete(nameOf(table, place))
      for (const [table, row] of puts) tables.set(nameOf(table, row), row)
    },
    localKey: async (owner) => keys.get(owner),
    putLocalKey: async (key) => void keys.set(key.owner, key),
    dropLocalKey: async (owner) => void keys.delete(owner),
    close: () => undefined,
  }
}

const nameOf = (table: Table, { owner, draft, id }: Place): string => JSON.stringify([table, owner, draft, id])

const byId = (one: Row, other: Row): number =>
  one.draft === other.draft ? (one.id < other.id ? -1 : 1) : one.draft < other.draft ? -1 : 1
