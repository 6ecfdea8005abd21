import { useState } from 'react'
import type { Local } from '../../../../game/language.ts'
import { withPage } from '../draft/edits.ts'
import type { Play } from '../draft/schema.ts'
import type { PanelProps } from '../panel.ts'
import { playText } from '../text/play/index.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Game, SilentLine } from '../bench/bench.ts'
import { KindCards } from './KindCards.tsx'
import { inBothLanguages } from './inBothLanguages.ts'
import { KindForm } from './KindForm.tsx'
import { useGames } from './useGames.ts'

interface Props extends PanelProps {
  /** Opens Try with the open page. */
  readonly onTry: () => void
  /** Opens the activities after the book. */
  readonly onAfter: () => void
  /** Opens the voice, to say a text that cannot be heard yet. */
  readonly onSay: (line: SilentLine) => void
}

/** What is played on the open page: the kinds with a living preview, then the form of the chosen one. */
export function PlayPanel({ onTry, onAfter, onSay, ...props }: Props) {
  const { draft, page, index, edit, language } = props
  const text = playText[language]
  const { games, set, kit, isFailed, again } = useGames(draft, index)
  // The form of what is played is open, until another game is asked for.
  const [isChoosing, setChoosing] = useState(page.play === null)
  const change = (name: Local, play: Play | null) =>
    edit(name, (before) => withPage(before, index, (one) => ({ ...one, play })))
  const [game] = set
  if (isFailed && !games)
    return (
      <div className="stack">
        <p role="alert">{text.failed}</p>
        <button type="button" className="button" onClick={again}>
          {text.again}
        </button>
      </div>
    )
  if (!games) return <p role="status">{text.loading}</p>
  if (!isChoosing && page.play && game && kit)
    return (
      <KindForm
        {...props}
        key={page.play.kind}
        game={game}
        kit={kit}
        hand={page.play.fields}
        onHand={(name, fields) => change(name, page.play && { ...page.play, fields })}
        onAnother={() => setChoosing(true)}
        onTry={onTry}
        onSay={onSay}
      />
    )
  return <Chooser {...props} games={games} onPlay={change} onChosen={() => setChoosing(false)} onAfter={onAfter} />
}

interface ChooserProps extends PanelProps {
  readonly games: readonly Game[]
  readonly onPlay: (name: Local, play: Play | null) => void
  readonly onChosen: () => void
  readonly onAfter: () => void
}

/** The games of the page to choose from, or none; and the way to those after the book. */
function Chooser({ draft, page, media, language, games, onPlay, onChosen, onAfter }: ChooserProps) {
  const text = playText[language]
  return (
    <div className="stack">
      <p>{text.ask}</p>
      <KindCards
        games={games}
        chosen={page.play?.kind}
        page={page}
        media={media}
        language={language}
        onChoose={(kind) => {
          if (page.play?.kind !== kind)
            onPlay(
              inBothLanguages((of) => of.change.choose),
              { kind, fields: {} },
            )
          onChosen()
        }}
      />
      <button
        type="button"
        className="button"
        aria-pressed={page.play === null}
        onClick={() =>
          page.play !== null &&
          onPlay(
            inBothLanguages((of) => of.change.none),
            null,
          )
        }
      >
        <Icon name="book" />
        {text.none}
      </button>
      <button type="button" className="button" onClick={onAfter}>
        <Icon name="game" />
        {text.after(draft.activities.length)}
      </button>
    </div>
  )
}
