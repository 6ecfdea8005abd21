import type { PackItem } from '../../../../../server/contract/packs.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { packText } from '../text/packs/index.ts'
import { useTask } from '../useTask.ts'
import { type ClassPack, isGiven, moved, nextOrder, otherPacks, packsOfClass } from './order.ts'
import { PackRow } from './PackRow.tsx'
import { packsApi } from './packsApi.ts'

interface Props {
  readonly packs: readonly PackItem[]
  /** Formats that this service can make. */
  readonly formats: readonly string[]
  readonly onDone: () => void
}

/** The books of the class in their order, then the teacher's others. */
export function ClassPacks({ packs, formats, onDone }: Props) {
  const { whole } = useClass()
  const said = useText(packText)
  const { isBusy, run } = useTask()
  const books = packsOfClass(packs, whole.id)
  const others = otherPacks(packs, whole.id)
  const give = (decisions: readonly Pick<ClassPack, 'pack' | 'access' | 'order'>[], done: string) =>
    void run(async () => {
      // One after the other, so that a failure leaves no two books at one place.
      // oxlint-disable-next-line no-await-in-loop -- see above
      for (const { pack, access, order } of decisions) await packsApi.give(whole.id, pack.key, { access, order })
    }, done).finally(onDone)
  return (
    <>
      <section className="stack-s" aria-labelledby="class-packs">
        <h2 id="class-packs">{said.inClass(whole.group_name)}</h2>
        {books.length === 0 && <p className="block">{said.none}</p>}
        <ol className="pack-list">
          {books.map((book, index) => (
            <li key={book.pack.key} className="block">
              <PackRow pack={book.pack} formats={formats} onDone={onDone}>
                <Decision
                  book={book}
                  isFirst={index === 0}
                  isLast={index === books.length - 1}
                  isBusy={isBusy}
                  onAccess={(access) => give([{ ...book, access }], said.saved)}
                  onMove={(by) => give(moved(books, index, by), said.movedTo(index + 1 + by))}
                />
              </PackRow>
            </li>
          ))}
        </ol>
      </section>
      {others.length > 0 && (
        <section className="stack-s" aria-labelledby="other-packs">
          <h2 id="other-packs">{said.others}</h2>
          <ul className="pack-list">
            {others.map((pack) => (
              <li key={pack.key} className="block">
                <PackRow pack={pack} formats={formats} onDone={onDone}>
                  {isGiven(pack) && (
                    <button
                      type="button"
                      className="button"
                      disabled={isBusy}
                      onClick={() => give([{ pack, access: 'open', order: nextOrder(packs, whole.id) }], said.saved)}
                    >
                      {said.giveTo(whole.group_name)}
                    </button>
                  )}
                </PackRow>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface DecisionProps {
  readonly book: ClassPack
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isBusy: boolean
  readonly onAccess: (access: ClassPack['access']) => void
  readonly onMove: (by: -1 | 1) => void
}

/** Open or closed, and its place among the others. */
function Decision({ book, isFirst, isLast, isBusy, onAccess, onMove }: DecisionProps) {
  const said = useText(packText)
  const [language] = useDashboardLanguage()
  const name = book.pack.titles[language]
  const isOpen = book.access === 'open'
  return (
    <div className="pack-decision">
      <label className="tick">
        <input
          type="checkbox"
          checked={isOpen}
          disabled={isBusy}
          aria-label={`${said.isOpen}: ${name}`}
          onChange={() => onAccess(isOpen ? 'closed' : 'open')}
        />
        {said.isOpen}
      </label>
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          className="button"
          aria-label={`${by < 0 ? said.up : said.down}: ${name}`}
          // Not `disabled`: the button that was pressed keeps the focus when its book reaches the end.
          aria-disabled={isBusy || (by < 0 ? isFirst : isLast) || undefined}
          onClick={() => !isBusy && !(by < 0 ? isFirst : isLast) && onMove(by)}
        >
          <span aria-hidden>{by < 0 ? '↑' : '↓'}</span>
        </button>
      ))}
    </div>
  )
}
