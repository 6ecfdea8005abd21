import { useSearchParams } from 'react-router-dom'
import type { Language } from '../../../../game/language.ts'
import { editorText } from '../text/editor/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { PARTS, type Part } from './pageProgress.ts'

interface Props {
  /** The open page and part. */
  readonly index: number
  readonly tab: Part
  readonly language: Language
  readonly onOpen: (tab: Part) => void
  readonly onTry: () => void
}

/**
 * Leads through one page of a first book: what can be done in the open part, then the next part, then trying it. The page stands in the address
 * (`guide`), so that a reload finds it; elsewhere nothing is shown. Nothing has to be done before the next part opens.
 */
export function Guide({ index, tab, language, onOpen, onTry }: Props) {
  const [search, setSearch] = useSearchParams()
  if (search.get('guide') !== String(index)) return null
  const said = editorText[language].guide
  const step = PARTS.indexOf(tab)
  const next = PARTS[step + 1]
  const close = () =>
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before)
        rest.delete('guide')
        return rest
      },
      { replace: true },
    )
  return (
    <section className="guide" aria-label={said.name}>
      <p role="status">
        <b>{said.step(step + 1, PARTS.length)}</b> {said.parts[tab]}
      </p>
      <button type="button" className="icon-button" aria-label={said.close} onClick={close}>
        <Icon name="x" />
      </button>
      <button type="button" className="button main" onClick={() => (next ? onOpen(next) : onTry())}>
        {next ? said.next(editorText[language].tabs[next]) : said.tryIt}
        <Icon name={next ? 'next' : 'play'} />
      </button>
    </section>
  )
}
