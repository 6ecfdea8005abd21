import './screen.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'

/** Where a screen plays: outside the barn · up in its loft · at the table. */
type World = 'village' | 'loft' | 'table'

interface Props {
  readonly world: World
  /** Stands in the browser's title and is what screen readers hear first. */
  readonly title: string
  /** Ways back: upper left. */
  readonly left?: ReactNode
  /** Voice and language: upper right. */
  readonly right?: ReactNode
  readonly children: ReactNode
  /** Sets the content in the middle. */
  readonly isCentered?: boolean
  /** Steps forward while the next screen is awaited. */
  readonly isLeaving?: boolean
}

/** Title of a screen as the browser shows it. */
export function ScreenTitle({ title }: { readonly title: string }) {
  // React 19 lifts <title> into the head.
  return <title>{`${title} · Lumbung`}</title>
}

/** The frame of every screen but landing and reader: thumb column, content, thumb column, in one of the worlds. */
export function Screen({ world, title, left, right, children, isCentered, isLeaving }: Props) {
  const words = commonText[useLanguage()[0]]
  return (
    <div className={clsx('world', `world-${world}`)}>
      <ScreenTitle title={title} />
      <div className={clsx('screen', isLeaving && 'stepping')}>
        <div className="frame">
          {left === undefined ? (
            <div className="left" />
          ) : (
            <nav className="left" aria-label={words.backRoutes}>
              {left}
            </nav>
          )}
          <main className={clsx(isCentered && 'center')} tabIndex={-1}>
            {children}
          </main>
          {right !== undefined && (
            <aside className="right" aria-label={words.languageAndVoice}>
              {right}
            </aside>
          )}
        </div>
      </div>
    </div>
  )
}
