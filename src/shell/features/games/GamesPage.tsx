import './games.css'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import type { Language } from '../../../game/language.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { routes } from '../../lib/routes.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { Bar, BarLink } from '../../ui/screen/Bar.tsx'
import { ControlLink } from '../../ui/controls/Control.tsx'
import { LoadingOverlay } from '../../ui/screen/LoadingOverlay.tsx'
import { Notice } from '../../ui/screen/Notice.tsx'
import { Label } from '../../ui/screen/Label.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'
import { type Game, useGames } from './useGames.ts'
import { mediaUrl } from '../../../game/media.ts'
import { gamesText } from './text/index.ts'

/** The games of the books a child has completed, to play freely; for a new child an empty place that says how they come. */
export function GamesPage() {
  const [language] = useLanguage()
  const words = gamesText[language]
  const { games, reload } = useGames()
  return (
    <Screen
      world="village"
      title={words.title}
      left={<ControlLink to={routes.home} control="home" word={commonText[language].home} icon="home" theme="cream" />}
    >
      <Label border="hutan">{words.title}</Label>
      {games.status === 'loading' && <LoadingOverlay />}
      {games.status === 'error' && (
        <Notice kiko="peek" border="hutan">
          <p>{words.failed}</p>
          <Bar icon="again" data-control="again" onClick={() => void reload()}>
            {commonText[language].tryAgain}
          </Bar>
        </Notice>
      )}
      {games.status === 'loaded' && games.games.length === 0 && <NoGames language={language} />}
      {games.status === 'loaded' && games.games.length > 0 && (
        <ul className="mat scroll">
          {games.games.map((game) => (
            <li key={game.activity.id}>
              <GameCard game={game} language={language} />
            </li>
          ))}
        </ul>
      )}
    </Screen>
  )
}

function NoGames({ language }: { readonly language: Language }) {
  return (
    <Notice kiko="sleep" alt={gamesText[language].kikoSleeps} border="hutan">
      <p>{gamesText[language].none}</p>
      <BarLink icon="book" data-control="read" to={routes.books}>
        {commonText[language].read}
      </BarLink>
    </Notice>
  )
}

function GameCard({ game, language }: { readonly game: Game; readonly language: Language }) {
  const { border, from, to, pictures, tiles } = game.face
  return (
    <Link
      className={clsx('game batik-border', `batik-${border}`)}
      to={routes.activities(game.bookId, game.number, true)}
      lang={language}
      onClick={playClick}
      draggable={false}
    >
      {/* Custom properties are not in React's CSSProperties. */}
      <span className="pic-box" style={{ '--from': from, '--to': to } as CSSProperties}>
        {pictures.map((name, index) => (
          <img
            // Pictures may repeat and never change places.
            key={`${name}${index}`}
            className={clsx(pictures.length > 2 && 'row-of-3')}
            src={mediaUrl(`/img/ui/${name}.webp`)}
            alt=""
            draggable={false}
          />
        ))}
        {tiles.map((letter) => (
          <span key={letter} className="game-tile" aria-hidden>
            {letter}
          </span>
        ))}
      </span>
      <b>{game.activity.title[language]}</b>
    </Link>
  )
}
