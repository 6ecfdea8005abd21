import { type Composition, type KitData, landOf, spriteUrl } from '../../../../../content/kit/index.ts'

interface Props {
  readonly title: string
  /** What the tile shows: a place, a time, a weather; things are left out. */
  readonly scene: Composition
  readonly places: KitData['places'] | undefined
  readonly isPressed: boolean
  readonly isSmall?: boolean
  readonly onPress: () => void
}

/** A place in its light and weather, to be pressed. Grey until the list of places has come. */
export function SceneTile({ title, scene, places, isPressed, isSmall = false, onPress }: Props) {
  const { photo: _, ...land } = scene
  const files = places ? landOf(land, places).back.map(({ file }) => file) : []
  return (
    <button
      type="button"
      className={isSmall ? 'kit-tile wide pl' : 'kit-tile wide'}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <span className={places ? 'scene' : 'scene skel'}>
        {files.map((file) => (
          <img key={file} src={spriteUrl(file)} alt="" loading="lazy" draggable={false} />
        ))}
      </span>
      <span>{title}</span>
    </button>
  )
}
