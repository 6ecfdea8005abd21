import { pictureText } from '../../text/picture/index.ts'
import { thingsOf, titleOf } from '../thingNames.ts'
import { ItemHead } from './ItemHead.tsx'
import type { ItemProps } from './itemProps.ts'
import { KitTile } from './KitTile.tsx'

/** What the chosen thing looks at: pressed in the picture, or in this list. */
export function LookPanel(props: ItemProps) {
  const { name, title, picture, language, kit, edits, selection } = props
  const text = pictureText[language]
  const others = thingsOf(picture).filter((one) => one.name !== name)
  const back = () => selection.setMode('arrange')
  return (
    <div className="stack">
      <ItemHead
        {...props}
        heading={text.lookList(title[language])}
        below={text.lookHint(title[language])}
        onBack={back}
      />
      {others.length === 0 && <p role="status">{text.lookAlone(title[language])}</p>}
      <div className="kit-grid">
        {others.map((other) => (
          <KitTile
            key={other.name}
            title={titleOf(other.item, kit.data)[language]}
            sprite={kit.data?.sprites.get(other.item.sprite)}
            pose={other.item.pose}
            feeling={other.item.feeling}
            onPress={() => {
              edits.lookAt(name, other.name)
              back()
            }}
          />
        ))}
      </div>
    </div>
  )
}
