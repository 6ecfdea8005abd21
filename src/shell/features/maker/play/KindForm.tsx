import type { Local } from '../../../../game/language.ts'
import type { Game, SilentLine } from '../bench/bench.ts'
import type { PanelProps } from '../panel.ts'
import { playText } from '../text/play/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { FormField } from './fields/FormField.tsx'
import { TextPair } from './fields/TextPair.tsx'
import { type Hand, handText } from './hand.ts'
import type { BookKit } from './things.ts'

interface Props extends Omit<PanelProps, 'edit' | 'openPage' | 'page' | 'index'> {
  readonly game: Game
  readonly kit: BookKit
  /** The page; absent for an activity after the book. */
  readonly index?: number
  readonly hand: Hand
  readonly onHand: (name: Local, hand: Hand) => void
  readonly onAnother: () => void
  readonly onTry?: () => void
  readonly onSay?: (line: SilentLine) => void
}

/** The form of a kind, read off its `authoring`: everything is filled in already, and each thing can be changed. */
export function KindForm(props: Props) {
  const { game, hand, onHand, onAnother, onTry, onSay, language, draft } = props
  const text = playText[language]
  const name: Local = { en: playText.en.change.set, id: playText.id.change.set }
  const set = (field: string, value: unknown, how: Local = name) => onHand(how, { ...hand, [field]: value })
  const shown = Object.entries(game.fields).filter(
    ([field, { isDerived }]) => isDerived !== true && field !== 'instruction',
  )
  return (
    <div className="stack">
      <div className="row nowrap">
        <button type="button" className="icon-button" aria-label={text.another} onClick={onAnother}>
          <Icon name="back" />
        </button>
        <b className="grow lead">{game.title[language]}</b>
        {onTry && (
          <button type="button" className="button main" onClick={onTry}>
            <Icon name="play" />
            {text.tryIt}
          </button>
        )}
      </div>
      {game.lacks && (
        <p className="state bad" role="status">
          <Icon name="bang" />
          <span>{game.lacks[language]}</span>
        </p>
      )}
      {game.faults.map(({ place, code, message }) => (
        <p key={`${place} ${code}`} className="state bad" role="status">
          <Icon name="bang" />
          <span>{message[language]}</span>
        </p>
      ))}
      {shown.map(([field, facts]) => (
        <div key={field} className="stack play-field" data-field={field}>
          <FormField {...props} name={field} field={facts} onSet={(value, how) => set(field, value, how)} />
        </div>
      ))}
      <Silent silent={game.silent} language={language} onSay={onSay} />
      <div className="stack play-field" data-field="instruction">
        <TextPair
          label={text.instruction}
          value={handText(hand, 'instruction')}
          usual={game.instruction}
          languages={draft.languages}
          language={language}
          onSet={(value) => set('instruction', value)}
        />
      </div>
      {game.guess !== undefined && (
        <p className="meter ok">
          <Icon name={game.guess < 1 ? 'good' : 'info'} />
          <span>{game.guess < 1 ? text.guess(Math.max(2, Math.round(1 / game.guess))) : text.noGuess}</span>
        </p>
      )}
    </div>
  )
}

/** Words of the game that nobody says yet. */
function Silent({
  silent,
  language,
  onSay,
}: Pick<Props, 'language'> & { readonly silent: readonly SilentLine[]; readonly onSay: Props['onSay'] }) {
  const text = playText[language]
  if (silent.length === 0) return null
  return (
    <ul className="listing">
      {silent.map((line) => (
        <li key={`${line.language} ${line.text}`}>
          <span className="grow">
            <b lang={line.language}>{line.text}</b>
            <br />
            <span className="state bad">
              <Icon name="mic0" />
              {text.silent}
            </span>
          </span>
          {onSay && (
            <button type="button" className="button rec" aria-label={text.sayIt(line.text)} onClick={() => onSay(line)}>
              <Icon name="voice" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
