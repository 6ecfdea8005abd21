import type { Language } from '../../../../game/language.ts'
import { useId } from 'react'
import type { AddLearnersAnswer } from '../../../../../server/contract/roster.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { downloadCsv } from '../download.ts'
import { Sign } from '../Sign.tsx'
import { useTask } from '../useTask.ts'
import { rosterText } from '../text/roster/index.ts'
import { WideTable } from '../WideTable.tsx'

type Checked = AddLearnersAnswer['data']
type Row = Checked['rows'][number]

interface Props {
  readonly checked: Checked | undefined
  readonly fault: string | undefined
  readonly different: readonly number[]
  readonly isBusy: boolean
  readonly onDifferent: (row: number, isOther: boolean) => void
  readonly onColumn: (column: number) => void
  readonly onAdd: () => void
}

/** Preview of the list: the result for each row, with its problem if any. */
export function Preview({ checked, fault, different, isBusy, onDifferent, onColumn, onAdd }: Props) {
  const said = useText(rosterText)
  const [language] = useDashboardLanguage()
  const saving = useTask()
  const rest = checked?.rows.filter(({ state }) => state !== 'ready') ?? []
  return (
    <section className="block stack-s" aria-labelledby="preview">
      <h2 id="preview">
        <span aria-live="polite">{checked ? said.preview(checked.ready, rest.length) : said.previewEmpty}</span>
      </h2>
      {fault !== undefined && (
        <p className="why" role="alert">
          {fault}
        </p>
      )}
      {!checked && fault === undefined && <p className="hint">{said.previewHint}</p>}
      {checked && (
        <>
          {checked.columns.length > 1 && <Columns checked={checked} onColumn={onColumn} />}
          <Rows rows={checked.rows} different={different} onDifferent={onDifferent} />
          <p className="buttons">
            <button type="button" className="button main" disabled={isBusy || checked.ready === 0} onClick={onAdd}>
              {said.addN(checked.ready)}
            </button>
            {rest.length > 0 && (
              <button
                type="button"
                className="button"
                disabled={saving.isBusy}
                onClick={() => void saving.run(() => saveRest(language, rest))}
              >
                {said.saveRest}
              </button>
            )}
          </p>
          <p className="hint">{said.next}</p>
        </>
      )}
    </section>
  )
}

/** Select for the column that contains the names. */
function Columns({
  checked: { columns, name_column, rows },
  onColumn,
}: { readonly checked: Checked } & Pick<Props, 'onColumn'>) {
  const said = useText(rosterText)
  const id = useId()
  return (
    <div className="entry">
      <label htmlFor={id}>{said.nameColumn}</label>
      <select id={id} value={name_column} onChange={({ target }) => onColumn(Number(target.value))}>
        {columns.map(({ title, example }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns are identified by their index
          <option key={index} value={index}>
            {said.column(index + 1, title, example)}
          </option>
        ))}
      </select>
      {/* Not shown if a second column was read as the class. */}
      {rows.every(({ class_name }) => class_name === null) && <p className="hint">{said.otherColumns}</p>}
    </div>
  )
}

interface RowsProps extends Pick<Props, 'different' | 'onDifferent'> {
  readonly rows: readonly Row[]
}

function Rows({ rows, different, onDifferent }: RowsProps) {
  const said = useText(rosterText)
  return (
    <WideTable name={said.previewEmpty}>
      <thead>
        <tr>
          <th scope="col" className="count">
            {said.row}
          </th>
          <th scope="col">{said.nickname}</th>
          <th scope="col">{said.check}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.row} className={one.state === 'ready' ? undefined : 'bad-row'}>
            <td className="count">{one.row}</td>
            <th scope="row">{one.name || <span className="muted">{said.nothing}</span>}</th>
            <td>
              <Verdict
                row={one}
                isOther={different.includes(one.row)}
                onOther={(isOther) => onDifferent(one.row, isOther)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

interface VerdictProps {
  readonly row: Row
  readonly isOther: boolean
  readonly onOther: (isOther: boolean) => void
}

function Verdict({ row: { state, class_name }, isOther, onOther }: VerdictProps) {
  const said = useText(rosterText)
  return (
    <>
      {state === 'ready' ? (
        <span className="state-mark first">
          <Sign name="first" />
          <span>
            {said.states.ready}
            {class_name !== null && ` (${class_name})`}
          </span>
        </span>
      ) : (
        <span className="why">
          <Sign name="bang" /> {said.states[state]}
        </span>
      )}
      {(isOther || state === 'in-class' || state === 'twice') && (
        <label className="tick">
          <input type="checkbox" checked={isOther} onChange={({ target }) => onOther(target.checked)} />{' '}
          {said.different}
        </label>
      )}
    </>
  )
}

function saveRest(language: Language, rows: readonly Row[]): Promise<void> {
  const lines = rows.map(({ name, class_name }) => [name, class_name ?? ''])
  return downloadCsv('lumbung-rest.csv', language, [['nickname', 'class'], ...lines])
}
