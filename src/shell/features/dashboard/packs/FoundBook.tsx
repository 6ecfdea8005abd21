import { useEffect, useRef, useState } from 'react'
import type { ClassItem } from '../../../../../server/contract/classes.ts'
import type { PackAddedAnswer } from '../../../../../server/contract/packs.ts'
import { otherLanguage } from '../../../../game/language.ts'
import { LANGUAGE_NAMES } from '../../../lib/language/languageNames.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { packText } from '../text/packs/index.ts'
import { Faults } from './Faults.tsx'
import { sizeIn } from './size.ts'

/** What the service says of a book whose key belongs to somebody else. */
const FOREIGN = 'This book belongs to somebody else. Add it as a copy of your own.'

type Found = PackAddedAnswer['data']

interface Props {
  readonly found: Found
  readonly cover: Blob | undefined
  readonly classes: readonly Pick<ClassItem, 'id' | 'group_name'>[]
  /** Classes that are ticked at first. */
  readonly first: readonly string[]
  /** `isCopy`: the book's own key is somebody else's. */
  readonly onAdd: (classIds: readonly string[], isCopy: boolean) => void
  readonly onCancel: () => void
}

/** What was found in a file, before it is added: nothing has been stored yet. */
export function FoundBook({ found, cover, classes, first, onAdd, onCancel }: Props) {
  const said = useText(packText)
  const [language] = useDashboardLanguage()
  const [chosen, setChosen] = useState(first)
  const isForeign = found.refusal === FOREIGN
  const other = found.titles[otherLanguage(language)]
  const { present, refusal } = found
  return (
    <section className="stack found-book" aria-labelledby="found-book">
      <div className="found-head">
        <CoverPicture cover={cover} />
        <div className="stack-s">
          <p className="hint">{said.found}</p>
          <h3 id="found-book">{found.titles[language]}</h3>
          {other !== found.titles[language] && (
            <p className="minor muted" lang={otherLanguage(language)}>
              {other}
            </p>
          )}
          <p className="minor">{present ? said.replaces(present.revision, found.revision) : said.isNew}</p>
        </div>
      </div>
      {refusal !== null && <p className="why">{said.known[refusal] ?? refusal}</p>}
      <Facts found={found} />
      {found.warnings.length > 0 && (
        <details>
          <summary>{said.warnings(found.warnings.length)}</summary>
          <Faults faults={found.warnings} />
        </details>
      )}
      <fieldset className="stack-s">
        <legend className="field-label">{said.whichClasses}</legend>
        {classes.map(({ id, group_name }) => (
          <label key={id} className="tick">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {group_name}
          </label>
        ))}
        <p className="hint">{said.openAtOnce}</p>
      </fieldset>
      <p className="buttons">
        <button type="button" className="button" onClick={onCancel}>
          {said.dontAdd}
        </button>
        {(refusal === null || isForeign) && (
          <button type="button" className="button main" onClick={() => onAdd(chosen, isForeign)}>
            {isForeign ? said.addCopy : said.add}
          </button>
        )}
      </p>
    </section>
  )
}

function Facts({ found }: { readonly found: Found }) {
  const said = useText(packText)
  const [language] = useDashboardLanguage()
  const facts = [
    [said.pages, said.pagesN(found.pages - 1)],
    [said.languages, found.languages.map((one) => LANGUAGE_NAMES[one]).join(', ')],
    [said.level, found.level ?? said.noLevel],
    [said.madeBy, found.authors.join(', ')],
    [said.licence, said.licences[found.licence] ?? found.licence],
    [said.size, sizeIn(found.bytes, language)],
  ] as const
  return (
    <dl className="record-pairs">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function CoverPicture({ cover }: { readonly cover: Blob | undefined }) {
  const picture = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<Blob>()
  useEffect(() => {
    if (!cover || !picture.current) return undefined
    const url = URL.createObjectURL(cover)
    picture.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [cover])
  if (!cover || broken === cover) return null
  return <img ref={picture} className="found-cover" alt="" onError={() => setBroken(cover)} />
}
