import { useQuery } from '@tanstack/react-query'
import { ClassHead } from '../classes/Head.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { packsQuery } from '../queries.ts'
import { State } from '../State.tsx'
import { packText } from '../text/packs/index.ts'
import { AddBook } from './AddBook.tsx'
import { ClassPacks } from './ClassPacks.tsx'
import { ImportBook } from './ImportBook.tsx'
import { nextOrder } from './order.ts'
import { sizeIn } from './size.ts'

/** Books of the class: those that teachers add beside ours. */
export function PacksPage() {
  const said = useText(packText)
  const query = useQuery(packsQuery())
  const reload = () => void query.refetch()
  return (
    <>
      <ClassHead sub={said.sub} />
      <State of={query}>
        {({ data, space, formats }) => (
          <div className="stack packs-page">
            <AddBook nextOrder={(classId) => nextOrder(data, classId)} onDone={reload} />
            <ClassPacks packs={data} formats={formats} onDone={reload} />
            <Space {...space} />
            <ImportBook onDone={reload} />
          </div>
        )}
      </State>
    </>
  )
}

/** The space that the teacher's books take, and how much there is, bytes. */
function Space({ used, limit }: { readonly used: number; readonly limit: number }) {
  const said = useText(packText)
  const [language] = useDashboardLanguage()
  const text = said.space(sizeIn(used, language), sizeIn(limit, language))
  return (
    <div className="stack-s">
      <p className="minor">{text}</p>
      <meter className="pack-space" min={0} max={limit} high={limit * 0.9} value={used} aria-label={text} />
    </div>
  )
}
