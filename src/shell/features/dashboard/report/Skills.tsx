import { useEffect, useState } from 'react'
import { NavLink, useParams, useSearchParams } from 'react-router-dom'
import type { ReportItem } from '../../../../../server/contract/reportParts.ts'
import { LANGUAGES, type Language } from '../../../../game/language.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { ClassPath } from '../path/ClassPath.tsx'
import { reportQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { dashboardRoutes } from '../routes.ts'
import { pathText } from '../text/path/index.ts'
import { reportText } from '../text/report/index.ts'
import { ItemPanel } from './ItemPanel.tsx'
import { groupName, groupsOf } from './itemNames.ts'
import { hardest, itemRows } from './itemRows.ts'
import { Ladder } from './Ladder.tsx'
import { ReportHead } from './ReportHead.tsx'
import { csvFiles } from './reportApi.ts'
import { SkillLegend, SkillTable } from './SkillTable.tsx'
import { useReport } from './useReport.ts'

/** Skills page: figures by item, and the reading ladder, for tries in one language. */
export function Skills() {
  const { whole } = useClass()
  const said = useText(reportText)
  const { group = 'letters' } = useParams()
  const [lang, setLang] = useTryLanguage()
  const [language] = useDashboardLanguage()
  const [query] = useSearchParams()
  const [items, setItems] = useState<readonly ReportItem[]>([])
  const groups = groupsOf(items)
  const isLadder = group === 'ladder'
  const isPath = group === 'path'
  const path = useText(pathText)
  const stored = query.size === 0 ? '' : `?${query.toString()}`
  return (
    <>
      <ReportHead
        title={said.skillsTitle}
        sub={isPath ? path.sub : isLadder ? said.ladderSub : said.skillsSub}
        files={isPath ? [[path.csv, csvFiles.path(whole.id)]] : [['', csvFiles.skills(whole.id)]]}
        hasDays={!isPath}
      >
        <span className="minor">{said.triesIn}</span>
        <span className="either" role="group" aria-label={said.triesIn}>
          {LANGUAGES.map((one) => (
            <button key={one} type="button" aria-pressed={one === lang} onClick={() => setLang(one)}>
              {said.lang[one]}
            </button>
          ))}
        </span>
      </ReportHead>
      <nav className="tabs" aria-label={said.skillsTitle}>
        {groups.map((one) => (
          <NavLink
            key={one.group}
            to={`${dashboardRoutes.skills(whole.id, one.group)}${stored}`}
            aria-current={one.group === group ? 'page' : undefined}
          >
            {groupName(one, language)}
          </NavLink>
        ))}
        <NavLink to={`${dashboardRoutes.skills(whole.id, 'ladder')}${stored}`}>{said.ladder}</NavLink>
        <NavLink to={`${dashboardRoutes.skills(whole.id, 'path')}${stored}`}>{path.title}</NavLink>
      </nav>
      {isPath ? (
        <ClassPath lang={lang} />
      ) : isLadder ? (
        <Ladder lang={lang} />
      ) : (
        <Items key={`${lang} ${group}`} lang={lang} group={group} onItems={setItems} />
      )}
    </>
  )
}

/** Language of the tries, stored in the address; the dashboard's language by default. */
function useTryLanguage(): readonly [Language, (lang: Language) => void] {
  const [query, setQuery] = useSearchParams()
  const [own] = useDashboardLanguage()
  const asked = LANGUAGES.find((one) => one === query.get('lang'))
  const set = (lang: Language) => {
    const changed = new URLSearchParams(query)
    changed.set('lang', lang)
    setQuery(changed)
  }
  return [asked ?? own, set]
}

interface ItemsProps {
  readonly lang: Language
  readonly group: string
  /** Called with all items of the books once they are loaded. */
  readonly onItems: (items: readonly ReportItem[]) => void
}

function Items({ lang, group, onItems }: ItemsProps) {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  const [query, setQuery] = useSearchParams()
  const loaded = useReport((id, days) => reportQueries.skills(id, lang, days))
  const { data } = loaded
  useEffect(() => {
    if (data) onItems(data.items.map(({ item }) => item))
  }, [data, onItems])
  function choose(item: string) {
    const changed = new URLSearchParams(query)
    changed.set('item', item)
    setQuery(changed)
  }
  return (
    <>
      <SkillLegend />
      <State of={loaded}>
        {({ head, items }) => {
          const rows = itemRows(items, group)
          const asked = rows.find(({ skills }) => skills.some(({ item }) => item.key === query.get('item')))
          const shown = asked ?? hardest(rows)
          return (
            <div className="cols beside">
              <SkillTable
                name={groupName(rows[0]?.skills[0]?.item ?? { group }, language)}
                rows={rows}
                of={head.learners.length}
                lang={lang}
                onChoose={choose}
              />
              {shown ? (
                <ItemPanel
                  key={`${shown.name} ${asked !== undefined}`}
                  row={shown}
                  head={head}
                  lang={lang}
                  askedKey={query.get('item')}
                  isAsked={asked !== undefined}
                />
              ) : (
                <p className="block hint">{said.chooseItem}</p>
              )}
            </div>
          )
        }}
      </State>
    </>
  )
}
