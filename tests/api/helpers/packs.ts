import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writePack } from '../../../server/packs/writePack.ts'
import { type Change, exampleFiles } from '../../packs/examplePack.ts'
import type { Service, Visitor } from './service.ts'
import { Visitor as NewVisitor } from './service.ts'

/** The example with twelve pages, after a change: a pack as a file. */
export async function exampleBook(change: Change = () => undefined): Promise<Uint8Array> {
  const files = await exampleFiles((edit) => {
    edit.set('book.pages', (pages: readonly object[]) => [
      ...pages,
      ...Array.from({ length: 13 - pages.length }, (_, index) => ({ ...pages[1], id: `more-${index + 1}` })),
    ])
    change(edit)
  })
  return writePack(files)
}

/** A revision of the example, with another title. */
export const revisionOf = (revision: number, more: Change = () => undefined): Promise<Uint8Array> =>
  exampleBook((edit) => {
    edit.set('pack.revision', revision)
    more(edit)
  })

/** A class of a teacher with one learner, who is signed in by e-mail. */
export async function classWithLearner(service: Service, teacher: Visitor) {
  const made = (await teacher.post('/api/classes', { group_name: '1B', course_name: 'Reading' })).json().data
  const learner = await NewVisitor.signedIn(service.app)
  await learner.post('/api/classes/join', { code: made.join_code })
  const { data } = (await teacher.get(`/api/classes/${made.id}`)).json()
  return { classId: String(made.id), learner, learnerId: String(data.learners[0].id) }
}

/** Files on their way in that are still there. */
export function incoming({ config }: Service): string[] {
  try {
    return readdirSync(join(config.dataDir, 'incoming'))
  } catch {
    return []
  }
}

/** Hashes of all stored blobs. */
export async function blobsIn({ db, config }: Service): Promise<string[]> {
  if (config.database.engine === 'postgres') {
    return (await db.selectFrom('pack_blobs').select('sha256').execute()).map(({ sha256 }) => sha256)
  }
  try {
    const folder = join(config.database.folder, 'packs')
    return readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.includes('/'))
  } catch {
    return []
  }
}
