import type { Language } from '../../../../game/language.ts'
import type { Game } from '../bench/bench.ts'
import type { DraftPage } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'
import { playText } from '../text/play/index.ts'
import { PreviewPicture } from './PreviewPicture.tsx'

interface Props {
  readonly games: readonly Game[]
  /** The kind that is played. */
  readonly chosen: string | undefined
  readonly page: DraftPage
  readonly media: DraftMedia
  readonly language: Language
  readonly onChoose: (kind: string) => void
}

/** The kinds of games, those that are filled first, each with a small picture of it. */
export function KindCards({ games, chosen, page, media, language, onChoose }: Props) {
  const text = playText[language]
  const sorted = games.toSorted((a, b) => Number(a.lacks !== undefined) - Number(b.lacks !== undefined))
  return (
    <div className="play-cards">
      {sorted.map((game) => (
        <button
          key={game.kind}
          type="button"
          className="play-card"
          aria-current={game.kind === chosen ? 'true' : undefined}
          onClick={() => onChoose(game.kind)}
        >
          <PreviewPicture game={game} page={page} media={media} />
          <b>{game.title[language]}</b>
          <span className="small-text">{game.about[language]}</span>
          {game.lacks ? (
            <span className="fit no">{text.lacks(game.lacks[language])}</span>
          ) : (
            <span className="fit">{text.filled(game.filled?.[language] ?? '')}</span>
          )}
        </button>
      ))}
    </div>
  )
}
