import { startBloom } from './bloom.ts'
import { type Column, COLUMNS, type Group, GROUPS } from './groups.ts'
import { startOurs } from './ours.ts'
import type { Player } from './player.ts'
import { quietMachine } from './quiet.ts'
import type { Found, RowId } from './rows.ts'
import { type AllMeasured, lineOf, type Measured } from './table.ts'

/** What is to be measured. */
export interface Options {
  /** Names of groups. */
  readonly only: readonly string[]
  readonly columns: readonly Column[]
  /** The most visits per group and column. */
  readonly visits: number
  /** The folder that contains the built app. */
  readonly app: string
}

/** All groups and columns, for the app built in this folder. */
export const EVERYTHING: Options = { only: Object.keys(GROUPS), columns: COLUMNS, visits: Infinity, app: '.' }

/** Measures and prints each row as soon as it is done. If one fails, its reason is recorded and the others still run. */
export async function measureWaits({ only, columns, visits, app }: Options): Promise<AllMeasured> {
  const all = new Map<string, Measured>(columns.map(({ title }) => [title, { found: {}, reasons: {} }]))
  const ours = await startOurs(app)
  const bloom = await startBloom()
  try {
    for (const [name, group] of Object.entries(GROUPS)) {
      if (!only.includes(name)) continue
      for (const column of columns) {
        if (column.player === 'bloom' && group.isOursAlone === true) continue
        const player = column.player === 'ours' ? ours : bloom
        all.set(column.title, join(all.get(column.title), await measureGroup(group, player, column, visits)))
        for (const id of group.rows) console.log(lineOf(all, column, id))
      }
    }
  } finally {
    await Promise.all([ours.stop(), bloom.stop()])
  }
  return all
}

/** Runs all visits of a group. A failed visit is left out; if all fail, the last reason is recorded. */
async function measureGroup(group: Group, player: Player, column: Column, visits: number): Promise<Measured> {
  const found: Partial<Record<RowId, number[]>> = {}
  let failure: string | undefined
  for (let visit = 0; visit < Math.min(visits, group.visits); visit += 1) {
    if (!(await quietMachine())) console.log('  Others work on this machine: times are longer than they are.')
    try {
      const figures = await group.measure(player, column.renderer, visit)
      for (const id of group.rows) (found[id] ??= []).push(...(figures[id] ?? []))
    } catch (error) {
      failure = error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error)
      console.log(`  ${column.title}, visit ${visit + 1}: ${failure}`)
    }
  }
  const missed = failure === undefined ? [] : group.rows.filter((id) => (found[id]?.length ?? 0) === 0)
  return { found, reasons: Object.fromEntries(missed.map((id) => [id, failure])) }
}

function join(before: Measured | undefined, more: Measured): Measured {
  const found: Found = { ...before?.found, ...more.found }
  return { found, reasons: { ...before?.reasons, ...more.reasons } }
}
