import type { ReactNode } from 'react'
import { pictureText } from '../../text/picture/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type ItemProps, kitOf } from './itemProps.ts'
import { KitPicture } from './KitPicture.tsx'

interface Props extends ItemProps {
  readonly heading: string
  readonly below: ReactNode
  /** Back to the thing's tools; without it, Done leads back to the picture box. */
  readonly onBack?: () => void
}

/** Whom the panel is about, and the way back. */
export function ItemHead(props: Props) {
  const { item, language, selection, heading, below, onBack } = props
  const text = pictureText[language]
  return (
    <div className="itemhead">
      {onBack && (
        <button type="button" className="icon-button" aria-label={text.back} onClick={onBack}>
          <Icon name="back" />
        </button>
      )}
      <span className="portrait">
        <KitPicture
          sprite={kitOf(props).sprite}
          pose={item.pose}
          feeling={item.feeling}
          isFace={kitOf(props).entry?.group === 'people' && item.pose !== 'behind'}
          width={40}
          height={40}
        />
      </span>
      <div className="grow">
        <h2 className="form-head">{heading}</h2>
        <p className="small-text">{below}</p>
      </div>
      {!onBack && (
        <button type="button" className="button tall" onClick={() => selection.choose(undefined)}>
          <Icon name="tick" />
          {text.done}
        </button>
      )}
    </div>
  )
}
