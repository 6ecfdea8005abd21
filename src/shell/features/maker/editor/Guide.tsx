import { useSearchParams } from 'react-router-dom'
import type { Language } from '../../../../game/language.ts'
import { editorText } from '../text/editor/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { PARTS, type Part, type Progress } from './pageProgress.ts'

interface Props {
  readonly progress: Readonly<Record<Part, Progress>>
  readonly language: Language
  readonly onTry: () => void
}

/** The steps: the four parts of a page, then trying it. */
const STEPS = PARTS.length + 1

/**
 * Leads through the first page of a first book, a step for each part. Which step is open stands in the address (`guide`), so that a reload finds it;
 * without one nothing is shown. A step is never asked for: what is done is said, and the next one can always be opened.
 */
export function Guide({ progress, language, onTry }: Props) {
  const [search, setSearch] = useSearchParams()
  const step = Number(search.get('guide'))
  if (!Number.isInteger(step) || step < 1 || step > STEPS) return null
  const said = editorText[language].guide
  const part = PARTS[step - 1]
  const open = (next: number | undefined) =>
    setSearch(
      (before) => {
        const search = new URLSearchParams(before)
        const tab = PARTS[(next ?? 0) - 1]
        if (next === undefined) search.delete('guide')
        else search.set('guide', String(next))
        if (tab) search.set('tab', tab)
        return search
      },
      { replace: true },
    )
  return (
    <section className="banner ok guide" aria-label={said.name}>
      <Icon name={part !== undefined && progress[part] === 'done' ? 'good' : 'info'} />
      <p role="status">
        <b>{said.step(step, STEPS)}</b> {part === undefined ? said.tryIt : said.parts[part]}
      </p>
      <div className="btns">
        <button type="button" className="button quiet" onClick={() => open(undefined)}>
          {said.close}
        </button>
        {part === undefined ? (
          <button type="button" className="button main" onClick={onTry}>
            <Icon name="play" />
            {editorText[language].tryIt}
          </button>
        ) : (
          <button type="button" className="button main" onClick={() => open(step + 1)}>
            {said.next}
          </button>
        )}
      </div>
    </section>
  )
}
