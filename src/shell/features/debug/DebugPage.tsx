import './debug.css'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { otherLanguage } from '../../../game/language.ts'
import type { Layout } from '../../../game/rules/kindRules.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { kinds } from '../../../scenes/table.ts'
import { rightMove, wrongMove } from './moves.ts'
import { KitGallery } from './KitGallery.tsx'
import { useGallery } from './useGallery.ts'

const [first] = kinds
const nameOf = (kind: (typeof kinds)[number]) => `${kind.role}/${kind.type}`

/** For developers: every kind with its example, or with `/debug?kit` the picture kit. */
export function DebugPage() {
  const [query] = useSearchParams()
  return query.has('kit') ? <KitGallery /> : <KindGallery />
}

/** Every kind with its example, played by buttons, its hit areas drawn. `/debug?kind=page/<type>` opens one. */
function KindGallery() {
  const [query, setQuery] = useSearchParams()
  const [layout, setLayout] = useState<Layout>('regular')
  const [areAreasDrawn, setAreasDrawn] = useState(true)
  const host = useRef<HTMLDivElement>(null)
  const kind = kinds.find((candidate) => nameOf(candidate) === query.get('kind')) ?? first
  const { exhibit, snapshot, reported, details } = useGallery(host, kind, layout)
  const targets = snapshot?.targets ?? []
  const language = snapshot?.report.language ?? 'en'
  const send = exhibit?.channel.toGame

  return (
    <main className="debug">
      <nav aria-label="Kinds">
        {kinds.map((each) => (
          <button key={nameOf(each)} aria-pressed={each === kind} onClick={() => setQuery({ kind: nameOf(each) })}>
            {nameOf(each)}
          </button>
        ))}
      </nav>
      <div className="debug-stage">
        <div ref={host} className="debug-host" />
        {areAreasDrawn && targets.map((target) => <HitArea key={target.id} target={target} />)}
      </div>
      <aside>
        {details && (
          <p>
            <b>{details.title.en}</b> {details.about.en}
          </p>
        )}
        <MoveButton name="Solve a step" move={rightMove(targets)} send={send} />
        <MoveButton name="Mistake" move={wrongMove(targets)} send={send} />
        <button onClick={() => send?.send({ type: 'invite' })}>Invite</button>
        <button onClick={() => send?.send({ type: 'reset' })}>Reset</button>
        <button onClick={() => send?.send({ type: 'setLanguage', language: otherLanguage(language) })}>
          Language: {language}
        </button>
        <button onClick={() => setLayout(layout === 'regular' ? 'compact' : 'regular')}>Layout: {layout}</button>
        <button aria-pressed={areAreasDrawn} onClick={() => setAreasDrawn(!areAreasDrawn)}>
          Hit areas
        </button>
        <p>
          {snapshot?.report.status} {snapshot?.report.progress.done}/{snapshot?.report.progress.total}
        </p>
        {exhibit && snapshot && <Life life={exhibit.life} />}
        <ol>
          {reported.slice(-14).map((entry, index) => (
            // The list only grows; its place is its name.
            <li key={reported.length - index}>{JSON.stringify(entry)}</li>
          ))}
        </ol>
      </aside>
    </main>
  )
}

/** How often what the stage holds is looked at, ms. */
const LOOK_MS = 100

/** What the stage holds; warm-up changes it while idle. */
function Life({ life }: { readonly life: () => object }) {
  const [shown, setShown] = useState('')
  useEffect(() => {
    const timer = setInterval(() => setShown(JSON.stringify(life())), LOOK_MS)
    return () => clearInterval(timer)
  }, [life])
  return <p data-life>{shown}</p>
}

interface MoveButtonProps {
  readonly name: string
  readonly move: ReturnType<typeof rightMove>
  readonly send: NonNullable<ReturnType<typeof useGallery>['exhibit']>['channel']['toGame'] | undefined
}

function MoveButton({ name, move, send }: MoveButtonProps) {
  return (
    <button disabled={!move} onClick={() => move && send?.send({ type: 'move', ...move })}>
      {name}
    </button>
  )
}

const percent = (share: number) => `${share * 100}%`

function HitArea({ target: { id, state, correct, box } }: { readonly target: RuleTarget }) {
  const place = {
    left: percent(box.x / 1280),
    top: percent(box.y / 800),
    width: percent(box.width / 1280),
    height: percent(box.height / 800),
  }
  return (
    <div className="debug-area" data-state={state} data-correct={correct} style={place}>
      {id}
    </div>
  )
}
