import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabasePlace, openDatabase } from '../../server/db/open.ts'
import type { Load, LoadFigures } from './load.ts'

/** The size of a scenario. */
export interface Plan {
  readonly children: number
  /** How often the fault is injected. */
  readonly times: number
  /** How many events and saves are acknowledged before, between and after faults. */
  readonly calls: number
}

/** The result of a scenario. */
export interface Outcome {
  /** Undefined if the scenario could not run here; the notes give the reason. */
  readonly figures: LoadFigures | undefined
  readonly notes: readonly string[]
  readonly faults: readonly string[]
}

/** A fault that is injected under load. */
export interface Scenario {
  readonly name: string
  run(plan: Plan): Promise<Outcome>
}

/** Notes and faults of a scenario while it runs. */
export class Findings {
  readonly notes: string[] = []
  readonly faults: string[] = []

  note(text: string): void {
    this.notes.push(text)
  }

  /** Adds the fault `otherwise` if `isSo` is false. */
  expect(isSo: boolean, otherwise: string): void {
    if (!isSo) this.faults.push(otherwise)
  }
}

/** Settles the load, compares it with the database, and adds the faults. */
export async function judged(load: Load, place: DatabasePlace, findings: Findings): Promise<Outcome> {
  await load.settle()
  const db = openDatabase(place)
  try {
    const figures = await load.check(db)
    findings.expect(figures.lost === 0, `${figures.lost} acknowledged things are lost`)
    findings.expect(figures.astray === 0, `${figures.astray} things are doubled, or were never acknowledged`)
    for (const [status, count] of Object.entries(figures.wrong))
      findings.expect(false, `${count} answers were ${status}`)
    findings.expect(Number.isFinite(figures.recoveredMs), 'the service did not recover')
    return { figures, notes: findings.notes, faults: findings.faults }
  } finally {
    await db.destroy()
  }
}

/** Runs work with an empty folder, and deletes the folder afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-faults-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
