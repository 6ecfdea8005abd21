import type { LearnerReport } from '../../../../../server/contract/reportLearner.ts'
import { useText } from '../dashboardLanguage.ts'
import { learnerText } from '../text/learner/index.ts'
import { reportText } from '../text/report/index.ts'
import { How } from './How.tsx'
import { WideTable } from '../WideTable.tsx'

type Row = LearnerReport['reading'][number]

/** Pages heard to the end, read alone or flipped past, by book and language. */
export function Reading({ report: { reading } }: { readonly report: LearnerReport }) {
  const said = useText(reportText)
  const words = useText(learnerText)
  const { read } = said
  return (
    <section>
      <h2>{said.reading}</h2>
      <WideTable name={said.reading}>
        <thead>
          <tr>
            <th scope="col">{read.book}</th>
            <th scope="col">{read.language}</th>
            <th scope="col" className="count">
              {read.heard}
            </th>
            <th scope="col" className="count">
              {read.alone}
            </th>
            <th scope="col" className="count">
              {read.flipped}
            </th>
            <th scope="col" className="count wide">
              {read.unopened}
            </th>
            <th scope="col">{read.whole}</th>
            <th scope="col" className="wide">
              {read.pages}
            </th>
          </tr>
        </thead>
        <tbody>
          {reading.map((row) => (
            <ReadingRow key={`${row.book_id} ${row.lang}`} row={row} />
          ))}
        </tbody>
      </WideTable>
      <p className="legend" style={{ marginTop: 6 }}>
        {(['heard', 'alone', 'flipped', 'none'] as const).map((state) => (
          <span key={state} className="strip-key">
            <i className={state} />{' '}
            {state === 'none' ? read.unopened : state === 'alone' ? words.aloneMeans : read[state]}
          </span>
        ))}
        <How is="heard" />
      </p>
    </section>
  )
}

function ReadingRow({ row }: { readonly row: Row }) {
  const said = useText(reportText)
  const { book_id, lang, pages, heard, alone, flipped, unopened, heard_books, alone_books, strip } = row
  const whole = [heard_books > 0 && said.wholeHeard(heard_books), alone_books > 0 && said.wholeAlone(alone_books)]
  return (
    <tr>
      <th scope="row" className="nw">
        {said.book(book_id)}
      </th>
      <td>{said.lang[lang]}</td>
      <td className="count nw">{said.ofAll(heard, pages)}</td>
      <td className="count">{alone || '–'}</td>
      <td className="count">{flipped || '–'}</td>
      <td className="count wide">{unopened || '–'}</td>
      <td className="nw">{whole.filter(Boolean).join(', ') || '–'}</td>
      <td className="wide">
        <span className="strip" aria-hidden>
          {strip.map((state, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- pages never reorder
            <i key={index} className={state} />
          ))}
        </span>
      </td>
    </tr>
  )
}
