import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { Sign } from '../Sign.tsx'
import { useTask } from '../useTask.ts'
import { dashboardRoutes } from '../routes.ts'
import { classText } from '../text/classes/index.ts'
import { tabletText } from '../text/tablets/index.ts'
import { joinAddress } from './joinAddress.ts'
import { Qr } from './Qr.tsx'
import type { TabletDesk } from './useTablets.ts'

/** The tablet code of the class, and the tablets that are linked to it. */
export function TabletsBlock({ desk }: { readonly desk: TabletDesk }) {
  const { whole } = useClass()
  const said = useText(tabletText)
  const words = useText(classText)
  return (
    <section className="block stack-s">
      <h2>{words.devices}</h2>
      <p className="minor">{said.tabletText}</p>
      {desk.tablets && <TabletCode desk={desk} />}
      {whole.devices.length === 0 && <p className="minor">{words.noDevices}</p>}
      <TabletList />
    </section>
  )
}

function TabletCode({ desk }: { readonly desk: TabletDesk }) {
  const { whole } = useClass()
  const said = useText(tabletText)
  const words = useText(classText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const [now] = useState(Date.now)
  const code = desk.tablets?.tablet_code ?? null
  const endsAt = desk.tablets?.tablet_code_ends_at ?? ''
  const isGood = code !== null && Date.parse(endsAt) > now
  return (
    <>
      {isGood ? (
        <div className="buttons">
          <Qr text={joinAddress(code)} name={words.qrOf(code)} />
          <p>
            <span className="join-code">{code}</span>
            <br />
            <span className="hint">{words.ends(dated(endsAt, language, 'short'))}</span>
          </p>
        </div>
      ) : (
        <p className="why">{code === null ? said.noCode : words.ended}</p>
      )}
      <p className="buttons">
        {isGood && (
          <Link className="button" to={dashboardRoutes.joinCard(whole.id)}>
            <Sign name="print" /> {words.printCard}
          </Link>
        )}
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void run(async () => desk.put(await classesApi.renewTabletCode(whole.id)), said.newCodeDone)}
        >
          {said.newCode}
        </button>
      </p>
    </>
  )
}

function TabletList() {
  const { whole, reload } = useClass()
  const said = useText(classText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  return (
    <ul className="minor">
      {whole.devices.map(({ id, name, created_at, heard_at, waiting }) => (
        <li key={id} className="buttons">
          <span>
            <b>{name}</b>:{' '}
            {heard_at === null
              ? said.since(dated(created_at, language, 'short'))
              : said.heard(dated(heard_at, language, 'time'))}
            ; {waiting > 0 && <Sign name="wait" />} {said.holds(waiting)}
          </span>
          <button
            type="button"
            className="button as-link"
            aria-label={said.forgetOf(name)}
            disabled={isBusy}
            onClick={() => void run(() => classesApi.removeDevice(whole.id, id)).then(reload)}
          >
            {said.forget}
          </button>
        </li>
      ))}
    </ul>
  )
}
