import { USUAL } from '../compose/items.ts'
import { pictureText } from '../../text/picture/index.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { ItemHead } from './ItemHead.tsx'
import { type ItemProps, kitOf } from './itemProps.ts'
import { KitTile } from './KitTile.tsx'
import { PRESS_GROWS } from './StageButtons.tsx'

/** Degrees that a press turns. */
const PRESS_TURNS = 10

/** The chosen thing: its pose, its feeling, and all that can be done with it. */
export function ItemPanel(props: ItemProps) {
  const { item, title, language, kit } = props
  const text = pictureText[language]
  const all = kit.data?.index
  const says = [
    item.pose && all?.poses[item.pose]?.says[language],
    item.feeling && all?.feelings[item.feeling]?.says[language],
  ]
  return (
    <div className="stack">
      <ItemHead {...props} heading={title[language]} below={says.filter(Boolean).join(', ')} />
      <Poses {...props} />
      <Feelings {...props} />
      <Tools {...props} />
      <p className="small-text hidel">{text.touchHint}</p>
      <p className="small-text hidep hides">{text.keyHint}</p>
    </div>
  )
}

function Poses(props: ItemProps) {
  const { name, item, language, kit, edits } = props
  const { sprite, entry } = kitOf(props)
  if (!entry?.poses || entry.poses.length < 2) return null
  return (
    <section>
      <h2 className="section-head">{pictureText[language].pose}</h2>
      <div className="row-scroll">
        {entry.poses.map((pose) => (
          <KitTile
            key={pose}
            title={kit.data?.index.poses[pose]?.title[language] ?? pose}
            sprite={sprite}
            pose={pose}
            feeling={item.feeling}
            isPressed={(item.pose ?? USUAL.pose) === pose}
            onPress={() => edits.change(name, 'pose', { pose: pose === USUAL.pose ? undefined : pose })}
          />
        ))}
      </div>
    </section>
  )
}

function Feelings(props: ItemProps) {
  const { name, item, language, kit, edits } = props
  const { sprite, entry } = kitOf(props)
  if (!entry?.feelings || entry.feelings.length < 2) return null
  const text = pictureText[language]
  const drawing = sprite?.poses?.[item.pose ?? ''] ?? sprite
  const isSeen = !drawing || Object.keys(drawing.frames).some((frame) => entry.feelings?.includes(frame))
  return (
    <section>
      <h2 className="section-head">{text.feeling}</h2>
      {isSeen ? (
        <div className="row-scroll">
          {entry.feelings.map((feeling) => (
            <KitTile
              key={feeling}
              title={kit.data?.index.feelings[feeling]?.title[language] ?? feeling}
              sprite={sprite}
              pose={item.pose}
              feeling={feeling}
              isFace
              isPressed={(item.feeling ?? USUAL.feeling) === feeling}
              onPress={() =>
                edits.change(name, 'feeling', { feeling: feeling === USUAL.feeling ? undefined : feeling })
              }
            />
          ))}
        </div>
      ) : (
        <p className="small-text">{text.faceHidden}</p>
      )}
    </section>
  )
}

function Tools({ name, item, language, edits, selection }: ItemProps) {
  const { tool } = pictureText[language]
  const resize = (by: number) => () => edits.change(name, 'resize', { size: item.size * by })
  const turn = (by: number) => () => edits.change(name, 'turn', { turn: item.turn + by })
  const all: readonly (readonly [keyof typeof tool, IconName, () => void])[] = [
    ['look', 'look', () => selection.setMode('look')],
    ['motion', 'move', () => selection.setMode('motion')],
    ['flip', 'flip', () => edits.flip(name)],
    ['forward', 'front', () => edits.reorder(name, 1)],
    ['back', 'behind', () => edits.reorder(name, -1)],
    ['bigger', 'big', resize(PRESS_GROWS)],
    ['smaller', 'small', resize(1 / PRESS_GROWS)],
    ['turnLeft', 'undo', turn(-PRESS_TURNS)],
    ['turnRight', 'redo', turn(PRESS_TURNS)],
    ['duplicate', 'copy', () => edits.duplicate(name)],
    ['arrange', 'layers', () => selection.open('arrangement')],
    ['remove', 'bin', () => edits.remove(name)],
  ]
  return (
    <div className="tools four">
      {all.map(([word, icon, onPress]) => (
        <button key={word} type="button" className={word === 'remove' ? 'tool bad' : 'tool'} onClick={onPress}>
          <Icon name={icon} />
          <span>{tool[word]}</span>
        </button>
      ))}
    </div>
  )
}
