import './games.css'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import type { Language } from '../../../game/language.ts'
import { useLanguage } from '../../lib/language.ts'
import { names } from '../../lib/names.ts'
import { paths } from '../../lib/paths.ts'
import { playClick } from '../../lib/sound.ts'
import { Bar, BarLink } from '../../ui/Bar.tsx'
import { CtlLink } from '../../ui/Ctl.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { gameFace } from './gameFace.ts'
import { type Game, useGames } from './useGames.ts'

/** The games of the books a child has completed, to play freely; for a new child an empty place that says how they come. */
export function GamesPage() {
  const [language] = useLanguage()
  const { games, reload } = useGames()
  return (
    <Screen
      world="village"
      title="Games"
      left={<CtlLink to={paths.home} name={names[language].home} word="Home" icon="home" theme="cream" />}
    >
      <Plate hem="hutan">Games</Plate>
      {games.status === 'loading' && <LoadingOverlay />}
      {games.status === 'error' && (
        <Notice kiko="peek" hem="hutan">
          <p>The games could not come.</p>
          <Bar icon="again" onClick={() => void reload()}>
            Try again
          </Bar>
        </Notice>
      )}
      {games.status === 'loaded' && games.games.length === 0 && <NoGames />}
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

function NoGames() {
  return (
    <Notice kiko="sleep" alt="Kiko the kitten sleeps." hem="hutan">
      <p>Read a book first. Then its games come here.</p>
      <BarLink icon="book" to={paths.books}>
        Read
      </BarLink>
    </Notice>
  )
}

function GameCard({ game, language }: { readonly game: Game; readonly language: Language }) {
  const { hem, from, to, pictures, tiles } = gameFace(game.activity)
  return (
    <Link
      className={clsx('game hem', `hem-${hem}`)}
      to={paths.activities(game.bookId, game.number, true)}
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
            src={`/img/ui/${name}.webp`}
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
