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

const CLASS = { place: 'z', tile: 'w', spot: 'n' } as const

/** A game in small, as it looks at its start: it comes to life once when it is drawn. What it is stands beside it. */
export function PreviewPicture({ game, page, media }: Props) {
  return (
    <span className="preview" aria-hidden="true">
      {page && <Thumbnail page={page} {...(media && { media })} width={240} />}
      {game.preview.map(({ as, x, y, width, height, text }, index) =>
        as !== 'place' && text === '' ? null : (
          <i
            // What is shown never changes its order.
            key={index}
            className={CLASS[as]}
            style={{
              left: `${x}%`,
              top: `${y}%`,
              width: `${width}%`,
              height: `${height}%`,
              animationDelay: `${index * 40}ms`,
            }}
          >
            {text}
          </i>
        ),
      )}
    </span>
  )
}
