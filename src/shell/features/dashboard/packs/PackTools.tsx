import { useState } from 'react'
import type { PackItem } from '../../../../../server/contract/packs.ts'
import { Sure } from '../classes/Sure.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { packText } from '../text/packs/index.ts'
import { useTask } from '../useTask.ts'
import { packsApi } from './packsApi.ts'
import { PeopleDialog } from './PeopleDialog.tsx'
import { SaveDialog } from './SaveDialog.tsx'

interface Props {
  readonly pack: PackItem
  /** Formats that this service can make. */
  readonly formats: readonly string[]
  readonly onDone: () => void
}

/** What can be done with a book: saved as a file, told who is in it, withdrawn. */
export function PackTools({ pack, formats, onDone }: Props) {
  const said = useText(packText)
  const [language] = useDashboardLanguage()
  const [asked, setAsked] = useState<'save' | 'people' | 'withdraw'>()
  const name = pack.titles[language]
  const isThere = pack.withdrawn_at === null
  const close = () => setAsked(undefined)
  const tools = [
    { id: 'save' as const, label: said.save, isOffered: isThere && pack.state !== 'unreadable' && mayHave(pack) },
    {
      id: 'people' as const,
      label: said.people,
      isOffered: isThere && pack.state === 'ready' && pack.source === 'class',
    },
    { id: 'withdraw' as const, label: said.withdraw, isOffered: isThere && pack.is_own },
  ]
  return (
    <div className="pack-tools">
      {tools.map(
        ({ id, label, isOffered }) =>
          isOffered && (
            <button
              key={id}
              type="button"
              className="button"
              aria-haspopup="dialog"
              aria-label={`${label}: ${name}`}
              onClick={() => setAsked(id)}
            >
              {label}
            </button>
          ),
      )}
      {asked === 'save' && <SaveDialog pack={pack} formats={formats} onClose={close} />}
      {asked === 'people' && <PeopleDialog pack={pack} onDone={onDone} onClose={close} />}
      {asked === 'withdraw' && <Withdraw pack={pack} onDone={onDone} onClose={close} />}
    </div>
  )
}

/** What was closed is had back only by who made it, to make it again. */
const mayHave = ({ closed_at, is_own }: PackItem): boolean => closed_at === null || is_own

function Withdraw({ pack, onDone, onClose }: Pick<Props, 'pack' | 'onDone'> & { readonly onClose: () => void }) {
  const said = useText(packText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const name = pack.titles[language]
  async function withdraw() {
    if (await run(() => packsApi.withdraw(pack.key), said.withdrawn(name))) onClose()
    onDone()
  }
  return (
    <Sure
      title={said.withdrawTitle(name)}
      text={said.withdrawText}
      cancel={said.keep}
      go={said.withdraw}
      isBusy={isBusy}
      onGo={() => void withdraw()}
      onClose={onClose}
    />
  )
}
