import type { BookCell } from '../../../../../server/contract/report.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { Sign, type SignName } from '../Sign.tsx'
import { useShortWords } from '../useNarrow.ts'
import { gridText } from '../text/grid/index.ts'
import { reportText } from '../text/report/index.ts'
import { Mark } from './Mark.tsx'

const MARKS = {
  locked: ['none', 'lock'],
  none: ['none', 'none'],
  opened: ['plain', 'book'],
  playing: ['plain', 'play'],
  done: ['first', 'first'],
  'done-help': ['help', 'help'],
} as const satisfies Record<BookCell['state'], readonly ['none' | 'plain' | 'first' | 'help', SignName]>

const STATES = ['locked', 'none', 'opened', 'playing', 'done', 'done-help'] as const

/** Legend of the book icons. */
export function BookLegend() {
  const said = useText(gridText)
  return STATES.map((state) => (
    <Mark key={state} tone={MARKS[state][0]} sign={MARKS[state][1]}>
      {said.legend[state]}
    </Mark>
  ))
}

/** State of a book for a child: an icon and a few words. */
export function BookMark({ cell }: { readonly cell: BookCell }) {
  const said = useText(reportText)
  const { state, best, times } = cell
  const [tone, sign] = MARKS[state]
  const isShort = useShortWords()
  return (
    <>
      <Mark tone={tone} sign={sign}>
        {state === 'playing' ? (
          <Place cell={cell} />
        ) : (
          <span className={isShort ? 'visually-hidden' : best ? 'roomy' : undefined}>{said.bookState[state]}</span>
        )}
        {best && (
          <>
            <span className="roomy">, </span>
            <span className="nw">
              {best.stars} <Sign name="star" />
              <span className="visually-hidden"> {said.stars(best.stars)}</span>
            </span>
            {times > 1 && <span className="muted"> {times}×</span>}
          </>
        )}
      </Mark>
      {cell.no_pages_seen && <NoPagesSeen />}
      <Left cell={cell} />
    </>
  )
}

function Place({ cell }: { readonly cell: BookCell }) {
  const said = useText(reportText)
  const words = useText(gridText)
  const isShort = useShortWords()
  const { furthest_page, pages, finished_activities, activities } = cell
  const isReading = furthest_page < pages
  if (isShort && isReading) return words.shortPage(furthest_page, pages)
  if (isShort) return words.shortActivities(finished_activities, activities)
  return isReading ? said.page(furthest_page, pages) : said.activities(finished_activities, activities)
}

/** Warns that a book was reported as finished although no page was seen. */
function NoPagesSeen() {
  const said = useText(gridText)
  const isShort = useShortWords()
  return (
    <b className="left-mark nw" title={said.noPagesSeen}>
      {' '}
      <Sign name="bang" />
      <span className={isShort ? 'visually-hidden' : undefined}> {said.noPagesSeen}</span>
    </b>
  )
}

/** Warns about activities that the child has left repeatedly. */
function Left({ cell: { left } }: { readonly cell: BookCell }) {
  const said = useText(gridText)
  const [language] = useDashboardLanguage()
  const isShort = useShortWords()
  return left.map(({ place, left: times }) => (
    <b key={place.id} className="left-mark nw" title={place.title[language]}>
      {' '}
      <Sign name="bang" />{' '}
      {isShort ? (
        <>
          {times}×<span className="visually-hidden"> {said.left(times)}</span>
        </>
      ) : (
        said.left(times)
      )}
    </b>
  ))
}
