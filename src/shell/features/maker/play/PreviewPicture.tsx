import type { Game } from '../bench/bench.ts'
import type { DraftPage } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'
import { Thumbnail } from '../ui/Thumbnail.tsx'

interface Props {
  readonly game: Game
  /** Whose picture lies behind it; without one it is played on paper. */
  readonly page: DraftPage | undefined
  readonly media?: Pick<DraftMedia, 'get'>
}

/** A number or a letter stands in the middle of its place; all else fills it. */
function styleOf({ x, y, width, height }: Game['preview'][number], className: string) {
  return className === 'n'
    ? { left: `${x + width / 2}%`, top: `${y + height / 2}%` }
    : { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }
}

const CLASS = { place: 'z', tile: 'w', spot: 'n' } as const

/** A game in small, as it looks at its start: it comes to life once when it is drawn. What it is stands beside it. */
export function PreviewPicture({ game, page, media }: Props) {
  return (
    <span className="preview" aria-hidden="true">
      {page && <Thumbnail page={page} {...(media && { media })} width={240} />}
      {game.preview.map((shown, index) => {
        const className = shown.text === '' ? 'z' : CLASS[shown.as]
        // A tile without a word is a thing that the picture shows already.
        if (shown.as === 'tile' && shown.text === '') return null
        return (
          // What is shown never changes its order.
          <i
            key={index}
            className={className}
            style={{ ...styleOf(shown, className), animationDelay: `${index * 40}ms` }}
          >
            {shown.text}
          </i>
        )
      })}
    </span>
  )
}
