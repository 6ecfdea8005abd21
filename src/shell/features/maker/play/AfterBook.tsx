import { useState } from 'react'
import type { Language, Local } from '../../../../game/language.ts'
import type { Game, SilentLine } from '../bench/bench.ts'
import type { Draft, DraftActivity } from '../draft/schema.ts'
import type { DraftMedia, Edit } from '../panel.ts'
import { playText } from '../text/play/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { inBothLanguages } from './inBothLanguages.ts'
import { KindForm } from './KindForm.tsx'
import { useGames } from './useGames.ts'

interface Props {
  readonly draft: Draft
  readonly edit: Edit
  readonly language: Language
  readonly onBack: () => void
  /** Opens the voice, to say a text that cannot be heard yet. */
  readonly onSay: (line: SilentLine) => void
  /** The activity whose form is shown at once, of a finding. */
  readonly activityIndex?: number
}

/** Pictures of activities are of the kit; photos stay on their pages. */
const NO_MEDIA: DraftMedia = {
  put: () => Promise.reject(new Error('activities have no files of their own')),
  get: () => Promise.resolve(undefined),
}
const MOST = 20

/** The activities after the book, in their order, and what can be added. A screen of its own. */
export function AfterBook({ draft, edit, language, onBack, onSay, activityIndex }: Props) {
  const text = playText[language]
  const { games, set, kit, isFailed, again } = useGames(draft)
  const [open, setOpen] = useState(activityIndex)
  const change = (name: Local, of: (activities: readonly DraftActivity[]) => readonly DraftActivity[]) =>
    edit(name, (before) => ({ ...before, activities: [...of(before.activities)] }))
  const opened = open === undefined ? undefined : draft.activities[open]
  const game = open === undefined ? undefined : set[open]
  if (opened && game && kit)
    return (
      <div className="wrap">
        <KindForm
          key={opened.id}
          draft={draft}
          media={NO_MEDIA}
          language={language}
          game={game}
          kit={kit}
          hand={opened.play.fields}
          onHand={(name, fields) =>
            change(name, (list) =>
              list.map((one) => (one.id === opened.id ? { ...one, play: { ...one.play, fields } } : one)),
            )
          }
          onAnother={() => setOpen(undefined)}
          onSay={onSay}
        />
      </div>
    )
  return (
    <div className="wrap stack">
      <div className="row nowrap">
        <button type="button" className="icon-button" aria-label={text.afterBook.back} onClick={onBack}>
          <Icon name="back" />
        </button>
        <h1 className="grow">{text.afterBook.title}</h1>
      </div>
      <Activities {...{ draft, set, language }} onOpen={setOpen} onChange={change} />
      <AddActivity {...{ draft, games, isFailed, again, language }} onOpen={setOpen} onChange={change} />
    </div>
  )
}

interface AddProps extends Pick<ListProps, 'draft' | 'language' | 'onOpen' | 'onChange'> {
  readonly games: readonly Game[] | undefined
  readonly isFailed: boolean
  readonly again: () => void
}

/** What can be played after the book, filled in from it already. */
function AddActivity({ draft, games, isFailed, again, language, onOpen, onChange }: AddProps) {
  const text = playText[language]
  return (
    <>
      <h2>{text.afterBook.add}</h2>
      {isFailed && !games && (
        <p role="alert">
          {text.failed}{' '}
          <button type="button" className="button" onClick={again}>
            {text.again}
          </button>
        </p>
      )}
      {!games && !isFailed && <p role="status">{text.loading}</p>}
      <div className="pick-cards">
        {(games ?? []).map((one) => (
          <button
            key={one.kind}
            type="button"
            className="pick-card"
            disabled={draft.activities.length >= MOST}
            onClick={() => {
              onChange(
                inBothLanguages((of) => of.change.add),
                (list) => [...list, newActivity(list, one.kind)],
              )
              // What it lacks is filled in at once.
              if (one.lacks) onOpen(draft.activities.length)
            }}
          >
            <b>{one.title[language]}</b>
            <span className="small-text">{one.about[language]}</span>
            <span className={one.lacks ? 'state' : 'state good'}>
              <Icon name={one.lacks ? 'info' : 'good'} />
              {one.lacks?.[language] ?? text.filled(one.filled?.[language] ?? '')}
            </span>
          </button>
        ))}
      </div>
    </>
  )
}

function newActivity(list: readonly DraftActivity[], kind: string): DraftActivity {
  for (let number = 1; ; number += 1) {
    const id = `a${String(number).padStart(2, '0')}`
    if (!list.some((one) => one.id === id)) return { id, play: { kind, fields: {} } }
  }
}

interface ListProps extends Pick<Props, 'draft' | 'language'> {
  readonly set: readonly Game[]
  readonly onOpen: (index: number) => void
  readonly onChange: (name: Local, of: (list: readonly DraftActivity[]) => readonly DraftActivity[]) => void
}

/** The activities in their order. */
function Activities({ draft, set, language, onOpen, onChange }: ListProps) {
  const text = playText[language]
  if (draft.activities.length === 0) return <p className="small-text">{text.afterBook.empty}</p>
  const move = (index: number, by: number) =>
    onChange(
      inBothLanguages((of) => of.change.order),
      (list) => {
        const one = list[index]
        const to = index + by
        if (!one || to < 0 || to >= list.length) return list
        const others = list.filter((other) => other !== one)
        return [...others.slice(0, to), one, ...others.slice(to)]
      },
    )
  return (
    <ul className="listing">
      {draft.activities.map(({ id, play }, index) => {
        const game = set[index]?.kind === play.kind ? set[index] : undefined
        const remove = () =>
          onChange(
            inBothLanguages((of) => of.change.remove),
            (list) => list.filter((one) => one.id !== id),
          )
        return (
          <Activity
            key={id}
            {...{ index, game, language }}
            onOpen={() => onOpen(index)}
            onMove={(by) => move(index, by)}
            onRemove={remove}
          />
        )
      })}
    </ul>
  )
}

interface ActivityProps {
  readonly index: number
  readonly game: Game | undefined
  readonly language: Language
  readonly onOpen: () => void
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

/** One activity: how it is filled, its place in the order, and the way out of the book. */
function Activity({ index, game, language, onOpen, onMove, onRemove }: ActivityProps) {
  const text = playText[language]
  const name = game?.title[language] ?? '…'
  return (
    <li>
      <span className="num lead">{index + 1}</span>
      <button type="button" className="button quiet grow" aria-label={text.afterBook.open(name)} onClick={onOpen}>
        <span>
          <b>{name}</b>
          <br />
          <span className={game?.lacks ? 'state bad' : 'small-text'}>
            {game?.lacks?.[language] ?? game?.filled?.[language] ?? ''}
          </span>
        </span>
      </button>
      <button type="button" className="icon-button" aria-label={text.earlier(name)} onClick={() => onMove(-1)}>
        <Icon name="up" />
      </button>
      <button type="button" className="icon-button" aria-label={text.later(name)} onClick={() => onMove(1)}>
        <Icon name="down" />
      </button>
      <button type="button" className="icon-button" aria-label={text.afterBook.remove(name)} onClick={onRemove}>
        <Icon name="bin" />
      </button>
    </li>
  )
}
