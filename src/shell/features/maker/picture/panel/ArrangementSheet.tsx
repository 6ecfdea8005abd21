import type { Language } from '../../../../../game/language.ts'
import type { DraftPage } from '../../draft/schema.ts'
import { pictureText } from '../../text/picture/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { Kit } from '../kit/useKit.ts'
import type { PictureSelection } from '../selection.ts'
import { thingsOf, titleOf, wordsOf } from '../thingNames.ts'
import type { PictureEdits } from '../usePictureEdits.ts'
import { KitPicture } from './KitPicture.tsx'

interface Props {
  readonly page: DraftPage
  readonly language: Language
  readonly selection: PictureSelection
  readonly edits: PictureEdits
  readonly kit: Kit
}

/** Everything in the picture from front to back, to be chosen, moved in the order and deleted. */
export function ArrangementSheet(props: Props) {
  const { page, language, selection } = props
  const text = pictureText[language]
  const things = thingsOf(page.picture).toReversed()
  const close = () => selection.open(undefined)
  return (
    <Sheet
      title={text.arrangeTitle}
      isOpen={selection.sheet === 'arrangement'}
      onClose={close}
      buttons={
        <button type="button" className="button main" onClick={close}>
          {text.close}
        </button>
      }
    >
      {things.length === 0 && <p>{text.arrangeEmpty}</p>}
      <ol className="listing">
        {things.map(({ name, item }, i) => (
          <Row key={name} {...props} name={name} item={item} isFirst={i === 0} isLast={i === things.length - 1} />
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {selection.said}
      </span>
    </Sheet>
  )
}

interface RowProps extends Props {
  readonly name: string
  readonly item: ReturnType<typeof thingsOf>[number]['item']
  readonly isFirst: boolean
  readonly isLast: boolean
}

function Row({ language, selection, edits, kit, name, item, isFirst, isLast }: RowProps) {
  const text = pictureText[language]
  const title = titleOf(item, kit.data)[language]
  return (
    <li data-row={name}>
      <button
        type="button"
        className="listed"
        aria-label={text.choose(wordsOf(item, kit.data, language))}
        aria-pressed={selection.chosen === name}
        onClick={() => {
          selection.choose(name)
          selection.open(undefined)
        }}
      >
        <KitPicture
          sprite={kit.data?.sprites.get(item.sprite)}
          pose={item.pose}
          feeling={item.feeling}
          width={34}
          height={38}
        />
        <span>{wordsOf(item, kit.data, language)}</span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={text.up(title)}
        aria-disabled={isFirst}
        onClick={() => isFirst || edits.reorder(name, 1)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={text.down(title)}
        aria-disabled={isLast}
        onClick={() => isLast || edits.reorder(name, -1)}
      >
        <Icon name="down" />
      </button>
      <button
        type="button"
        className="icon-button bad"
        aria-label={text.remove(title)}
        onClick={(event) => {
          focusBeside(event.currentTarget)
          edits.remove(name)
        }}
      >
        <Icon name="bin" />
      </button>
    </li>
  )
}

/** The row is going: the focus goes to the same button of the next one, else to Close. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const target =
    beside?.querySelector<HTMLElement>('button:last-child') ??
    button.closest('.sheet')?.querySelector<HTMLElement>('.btns button')
  target?.focus()
}
