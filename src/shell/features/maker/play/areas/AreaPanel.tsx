import type { Language } from '../../../../../game/language.ts'
import type { Box } from '../../../../../game/targets.ts'
import { playText } from '../../text/play/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { fingerBox, troubleOf } from '../boxes.ts'
import { type NamedArea, NEW_BOX } from './namedArea.ts'

/** What can be done with areas. */
export interface AreaEdits {
  readonly canAdd: boolean
  /** `undefined`: it follows its thing again. */
  readonly onBox: (id: string, box: Box | undefined) => void
  readonly onAdd: (box: Box) => string
  readonly onName: (id: string, name: string) => void
  readonly onRemove: (id: string) => void
}

interface Props extends AreaEdits {
  readonly areas: readonly NamedArea[]
  /** The chosen one. */
  readonly area: NamedArea | undefined
  /** Where all lie now. */
  readonly boxes: readonly { readonly id: string; readonly box: Box }[]
  readonly language: Language
  readonly onChoose: (id: string) => void
}

/** What is said of the chosen area, what can be done with it, and all of them as a list. */
export function AreaPanel(props: Props) {
  const { area, areas, language, onBox, onName, onChoose } = props
  const text = playText[language].areas
  return (
    <div className="bot">
      <ChosenArea {...props} />
      {area?.isDrawn && (
        <label className="field">
          <span>{text.name}</span>
          <input
            className="inner"
            maxLength={60}
            value={area.name}
            onChange={({ target }) => onName(area.id, target.value)}
          />
        </label>
      )}
      <ul className="listing">
        {areas.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <b>{one.name}</b> {one.id === area?.id && <span className="small-text">{text.chosen}</span>}
            </span>
            <button
              type="button"
              className="button"
              aria-label={`${text.adjust}: ${one.name}`}
              onClick={() => {
                if (!one.box) onBox(one.id, NEW_BOX)
                onChoose(one.id)
              }}
            >
              <Icon name="crop" />
              {text.adjust}
            </button>
          </li>
        ))}
      </ul>
      <p className="small-text">{text.how}</p>
    </div>
  )
}

/** What is wrong with the chosen area, and what can be done with it. */
function ChosenArea({ area, areas, boxes, language, canAdd, onBox, onAdd, onRemove, onChoose }: Props) {
  const text = playText[language].areas
  const trouble = area && troubleOf(area.id, boxes)
  const box = boxes.find(({ id }) => id === area?.id)?.box
  const nameOf = (id: string) => areas.find((one) => one.id === id)?.name ?? id
  return (
    <>
      <div aria-live="polite">
        {area && trouble && box && (
          <p className="state bad">
            <Icon name="bang" />
            <span>
              <b>{area.name}</b>:{' '}
              {trouble.is === 'small'
                ? text.small(Math.round(box.width), Math.round(box.height))
                : text.overlap(nameOf(trouble.other))}
            </span>
          </p>
        )}
      </div>
      <div className="row">
        {area && trouble?.is === 'small' && box && (
          <button type="button" className="button main" onClick={() => onBox(area.id, fingerBox(box))}>
            {text.bigger}
          </button>
        )}
        {area?.isMoved && !area.isDrawn && (
          <button type="button" className="button" onClick={() => onBox(area.id, undefined)}>
            {text.follow(area.name)}
          </button>
        )}
        {area?.isDrawn && (
          <button type="button" className="button" onClick={() => onRemove(area.id)}>
            <Icon name="bin" />
            {text.remove}
          </button>
        )}
        {canAdd && (
          <button type="button" className="button" onClick={() => onChoose(onAdd(NEW_BOX))}>
            <Icon name="plus" />
            {text.add}
          </button>
        )}
      </div>
    </>
  )
}
