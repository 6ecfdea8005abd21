import type { Language } from '../../../../../game/language.ts'
import type { DraftPage } from '../../draft/schema.ts'
import { pictureText } from '../../text/picture/index.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { itemNamed } from '../compose/items.ts'
import type { PictureSelection } from '../selection.ts'
import type { PictureEdits } from '../usePictureEdits.ts'

/** How much a press on Bigger or Smaller changes. */
export const PRESS_GROWS = 1.15

interface Props {
  readonly page: DraftPage
  readonly language: Language
  readonly selection: PictureSelection
  readonly edits: PictureEdits
}

/** The buttons over the picture on a phone, and below it elsewhere. */
export function StageButtons(props: Props) {
  const { page, language, selection } = props
  const text = pictureText[language]
  const { items } = page.picture
  const open = (sheet: 'description' | 'arrangement') => () => selection.open(sheet)
  return (
    <>
      <div className="over-pic">
        <button type="button" className="icon-button" aria-label={text.description} onClick={open('description')}>
          <Icon name="alt" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={text.arrangement(items.length)}
          onClick={open('arrangement')}
        >
          <Icon name="layers" />
        </button>
      </div>
      <div className="under">
        {selection.chosen === undefined ? (
          <>
            <button type="button" className="button" onClick={open('description')}>
              <Icon name="alt" />
              {text.description}
            </button>
            <button type="button" className="button" onClick={open('arrangement')}>
              <Icon name="layers" />
              {text.arrangement(items.length)}
            </button>
          </>
        ) : (
          <UnderItem {...props} name={selection.chosen} />
        )}
      </div>
    </>
  )
}

function UnderItem({ page, language, edits, name }: Props & { readonly name: string }) {
  const text = pictureText[language].tool
  const size = itemNamed(page.picture, name)?.item.size ?? 1
  const all: readonly (readonly [keyof typeof text, IconName, () => void])[] = [
    ['smaller', 'small', () => edits.change(name, 'resize', { size: size / PRESS_GROWS })],
    ['bigger', 'big', () => edits.change(name, 'resize', { size: size * PRESS_GROWS })],
    ['flip', 'flip', () => edits.flip(name)],
    ['duplicate', 'copy', () => edits.duplicate(name)],
    ['remove', 'bin', () => edits.remove(name)],
  ]
  return all.map(([word, icon, onPress]) => (
    <button key={word} type="button" className={word === 'remove' ? 'button bad' : 'button'} onClick={onPress}>
      <Icon name={icon} />
      {text[word]}
    </button>
  ))
}
