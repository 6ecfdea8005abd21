import type { Language } from '../../../../../game/language.ts'
import type { DraftPage } from '../../draft/schema.ts'
import { pictureText } from '../../text/picture/index.ts'
import { Icon } from '../../ui/Icon.tsx'
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
        <button type="button" className="button" onClick={open('description')}>
          <Icon name="alt" />
          {text.description}
        </button>
        <button type="button" className="button" onClick={open('arrangement')}>
          <Icon name="layers" />
          {text.arrangement(items.length)}
        </button>
        {selection.chosen !== undefined && <UnderItem {...props} name={selection.chosen} />}
      </div>
    </>
  )
}

function UnderItem({ page, language, edits, name }: Props & { readonly name: string }) {
  const text = pictureText[language].tool
  const size = itemNamed(page.picture, name)?.item.size ?? 1
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => edits.change(name, 'resize', { size: size / PRESS_GROWS })}
      >
        <Icon name="small" />
        {text.smaller}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => edits.change(name, 'resize', { size: size * PRESS_GROWS })}
      >
        <Icon name="big" />
        {text.bigger}
      </button>
      <button type="button" className="button bad" onClick={() => edits.remove(name)}>
        <Icon name="bin" />
        {text.remove}
      </button>
    </>
  )
}
