import { type ReactNode, useState } from 'react'
import { LANGUAGES, type Language } from '../../../../../game/language.ts'
import { draftText } from '../../text/draft/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { momentText } from '../moment.ts'
import type { Draft, DraftPage } from '../schema.ts'
import type { Conflict, DraftConflict, Side } from '../types.ts'
import { wordDiff } from '../wordDiff.ts'

interface Props {
  readonly conflict: DraftConflict
  readonly language: Language
  /** One side for each conflict that was decided; what is not named keeps both. */
  readonly onResolve: (choices: Readonly<Record<string, Side>>) => void
  readonly onLater: () => void
  /** A small picture of a page. */
  readonly renderPicture: (page: DraftPage) => ReactNode
  /** ms since 1970. */
  readonly now: number
}

/** What was changed in two places, side by side. Nothing is chosen beforehand; the main button keeps both. */
export function ConflictScreen({ conflict, language, onResolve, onLater, renderPicture, now }: Props) {
  const said = draftText[language].conflict
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const { conflicts, joined, mine } = conflict
  const [cover] = mine.pages
  const isAnyBoth = conflicts.some(({ id, of }) => of !== 'book' && choices[id] === undefined)
  return (
    <main className="conflict" tabIndex={-1}>
      <div className="head">
        <div>
          <h1>{said.title}</h1>
          <p className="sub">{cover.words[language] ?? cover.words.id ?? cover.words.en}</p>
        </div>
      </div>
      <div className="wrap">
        <section className="banner ok" role="status">
          <Icon name="good" />
          <p>
            <b>{said.nothingLost}</b> {joined > 0 && said.joined(joined)} {said.toDecide(conflicts.length)}
          </p>
        </section>
        {conflicts.map((one) => (
          <Versus
            key={one.id}
            one={one}
            {...{ conflict, language, renderPicture, now }}
            choice={choices[one.id]}
            onChoose={(side) => setChoices((before) => ({ ...before, [one.id]: side }))}
          />
        ))}
        <div className="stickyb">
          <button type="button" className="button" onClick={onLater}>
            {said.later}
          </button>
          <button type="button" className="button main big" onClick={() => onResolve(choices)}>
            {isAnyBoth ? said.keepBoth : said.keepRest}
          </button>
        </div>
        <p className="small-text">{said.both}</p>
      </div>
    </main>
  )
}

interface VersusProps extends Pick<Props, 'conflict' | 'language' | 'renderPicture' | 'now'> {
  readonly one: Conflict
  readonly choice: Side | undefined
  readonly onChoose: (side: Side) => void
}

function Versus({ one, choice, onChoose, conflict, language, renderPicture, now }: VersusProps) {
  const said = draftText[language].conflict
  const { mine, theirs, by, at, mineAt } = conflict
  const place = one.of === 'page' ? said.page(one.number) : said[one.of]
  const sides = [
    ['mine', said.here, said.you, mineAt, mine, theirs],
    ['theirs', said.there, by === '' ? said.you : by, at, theirs, mine],
  ] as const
  const titleId = `conflict-${one.id}`
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>
        {place}: {one.parts.map((part) => said.parts[part]).join(', ')}
      </h2>
      <div className="versus">
        {sides.map(([side, where, who, when, draft, other]) => (
          <section className="card" key={side}>
            <b>{where}</b>
            <span className="small-text">
              {who}, {momentText(when, now, language)}
            </span>
            <SideOf {...{ one, draft, other, renderPicture, language }} />
            <button
              type="button"
              className="button fullw"
              aria-pressed={choice === side}
              onClick={() => onChoose(side)}
              aria-describedby={titleId}
            >
              {choice === side && <Icon name="tick" />}
              {choice === side ? said.used : said.useThis}
            </button>
          </section>
        ))}
      </div>
    </section>
  )
}

interface SideProps extends Pick<Props, 'renderPicture' | 'language'> {
  readonly one: Conflict
  readonly draft: Draft
  readonly other: Draft
}

/** What one side has: the picture and the words of a page, the value of what is said of the book. */
function SideOf({ one, draft, other, renderPicture, language }: SideProps) {
  const said = draftText[language].conflict
  if (one.of === 'book') {
    const [part] = one.parts
    if (part === 'level' || part === 'licence') return <p className="lead">{draft[part]}</p>
    return <p className="lead">{orderOf(draft)}</p>
  }
  const [page, there] = [draft, other].map(({ pages }) => pages.find(({ id }) => id === one.itemId))
  if (!page) return <p>{draft.activities.find(({ id }) => id === one.itemId)?.play.kind}</p>
  return (
    <>
      {one.parts.some((part) => part !== 'words') && renderPicture(page)}
      {LANGUAGES.filter((each) => draft.languages.includes(each)).map((each) => (
        <p className="lead" lang={each} key={each}>
          {page.words[each] === undefined || page.words[each] === '' ? <i lang={language}>{said.empty}</i> : null}
          {wordDiff(page.words[each] ?? '', there?.words[each] ?? '').map(({ text, isNew }, index) =>
            // A stretch is its place in the text.
            // oxlint-disable-next-line react/no-array-index-key
            isNew ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>,
          )}
        </p>
      ))}
    </>
  )
}

/** The first words of each page, in order. */
const orderOf = ({ pages: [, ...pages], languages: [first = 'en'] }: Draft): string =>
  pages.map(({ id, words }) => words[first]?.slice(0, 24) ?? id).join(' · ')
