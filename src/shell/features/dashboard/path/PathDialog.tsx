import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PathChoiceRequest, PathRow } from '../../../../../server/contract/path.ts'
import type { Language } from '../../../../game/language.ts'
import { accountKey } from '../../../lib/service/queryClient.ts'
import { Ask } from '../Ask.tsx'
import { useClass } from '../ClassFrame.tsx'
import { classesApi, classUrl } from '../classesApi.ts'
import { useText } from '../dashboardLanguage.ts'
import { reportQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { pathText } from '../text/path/index.ts'
import { useTask } from '../useTask.ts'
import { type PathChoice, PathForm } from './PathForm.tsx'
import { WhyText } from './WhyText.tsx'

interface Props {
  readonly learnerId: string
  /** The language that is learned: each has a path of its own. */
  readonly lang: Language
  readonly onClose: () => void
}

/** Dialog to change a child's path, or to give it back to the app. */
export function PathDialog({ learnerId, lang, onClose }: Props) {
  const { whole } = useClass()
  const said = useText(pathText)
  const query = useQuery(reportQueries.childPath(whole.id, learnerId, lang))
  const client = useQueryClient()
  const { isBusy, run } = useTask()
  const name = whole.learners.find(({ id }) => id === learnerId)?.name ?? ''

  async function save(choice: PathChoiceRequest['choice']) {
    const isDone = await run(() => classesApi.choosePath(whole.id, learnerId, { lang, choice }), said.saved)
    if (!isDone) return
    const changed = [classUrl(whole.id, '/report/path'), childUrl(whole.id, learnerId)]
    await Promise.all(changed.map((url) => client.invalidateQueries({ queryKey: [accountKey(), url] })))
    onClose()
  }
  return (
    <Ask title={said.pathOf(name)} onClose={onClose}>
      <State of={query}>
        {(child) => (
          <>
            <p className="block">
              <WhyText row={child.row} lang={lang} />
            </p>
            <PathForm
              child={child}
              isBusy={isBusy}
              isHeld={child.row.held !== null}
              start={startOf(child.row)}
              onSave={(choice) => void save(choice)}
            />
          </>
        )}
      </State>
    </Ask>
  )
}

const childUrl = (classId: string, learnerId: string) =>
  classUrl(classId, `/report/learners/${encodeURIComponent(learnerId)}/path`)

const NOTHING: PathChoice = { pin: [], off: [], step: null, book: null, minutes: null, lasts: 'turns' }

const startOf = ({ held }: Pick<PathRow, 'held'>): PathChoice => held?.choice ?? NOTHING
