import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Head } from '../classes/Head.tsx'
import { useText } from '../dashboardLanguage.ts'
import { PrintButton } from '../PrintButton.tsx'
import { WideTable } from '../WideTable.tsx'
import { countsText } from '../text/counts/index.ts'
import { COUNT_KEYS } from '../text/counts/shape.ts'

/** Definitions of all figures, in plain words and as a formula. A hash in the address (`#stuck`) focuses that figure. */
export function Counts() {
  const said = useText(countsText)
  const { hash } = useLocation()
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash])
  return (
    <>
      <Head title={said.title} sub={said.sub} tools={<PrintButton />} />
      <WideTable name={said.title}>
        <thead>
          <tr>
            <th scope="col">{said.figure}</th>
            <th scope="col">{said.meaning}</th>
            <th scope="col" className="wide">
              {said.formula}
            </th>
          </tr>
        </thead>
        <tbody>
          {COUNT_KEYS.map((key) => (
            <tr key={key} className="definition">
              <th scope="row" id={key} tabIndex={-1}>
                {said.of[key].name}
              </th>
              <td>{said.of[key].means}</td>
              <td className="minor muted wide">{said.of[key].formula}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  )
}
