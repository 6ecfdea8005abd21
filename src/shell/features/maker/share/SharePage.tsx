import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { classQueries } from '../../dashboard/index.ts'
import { titleOf } from '../draft/titleOf.ts'
import type { OpenBookProps } from '../editor/openBook.ts'
import { checkDraft, type Finding } from '../pack/index.ts'
import { makerRoutes } from '../routes.ts'
import { editorText } from '../text/editor/index.ts'
import { shareText } from '../text/share/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { Classes } from './Classes.tsx'
import { Colleagues } from './Colleagues.tsx'
import { Downloads } from './Downloads.tsx'
import { Makers } from './Makers.tsx'
import { Rights } from './Rights.tsx'
import { ShareBar } from './ShareBar.tsx'
import { SharedBook } from './SharedBook.tsx'
import { useSharedPack } from './useSharedPack.ts'
import { useSharing } from './useSharing.ts'
import { useWaitingShares } from './waiting.ts'

/** Sharing a book: with which classes, under which licence, by whom; where it is; and as a file. */
export function SharePage({ open, draft, language }: OpenBookProps) {
  const said = shareText[language]
  const { data: known } = useQuery(classQueries.list())
  const classes = known ?? []
  const shared = useSharedPack(draft.key)
  const [chosen, setChosen] = useState<readonly string[]>()
  const findings = useFindings({ open, draft, language })
  const sharing = useSharing(open)
  const given = shared?.classes.map(({ id }) => id) ?? []
  const waiting = useWaitingShares().find(({ key }) => key === draft.key)
  const picked = waiting?.classes ?? chosen ?? (given.length > 0 ? given : classes.slice(0, 1).map(({ id }) => id))
  const mend = findings?.filter(({ weight }) => weight === 'mend').length
  return (
    <main className="share-page" tabIndex={-1}>
      <header className="row">
        <Link className="icon-button" to={makerRoutes.book(draft.key)} aria-label={said.back}>
          <Icon name="back" />
        </Link>
        <div>
          <h1>{said.title}</h1>
          <p className="small-text">{titleOf(draft.pages[0].words, language) ?? editorText[language].noTitle}</p>
        </div>
      </header>
      {shared && <SharedBook pack={shared} classes={classes} language={language} />}
      <div className="twocol">
        <div className="stack">
          <Classes {...{ picked, language }} classes={known} onPick={setChosen} />
          <Colleagues open={open} draft={draft} language={language} />
          <Rights open={open} draft={draft} language={language} />
          <Makers open={open} draft={draft} language={language} />
        </div>
        <div className="stack">
          <Downloads
            open={open}
            draft={draft}
            language={language}
            isShared={shared !== undefined}
            canPack={mend === 0}
          />
        </div>
      </div>
      <ShareBar
        draft={draft}
        findings={findings}
        receivers={classes
          .filter(({ id }) => picked.includes(id))
          .map(({ id, group_name }) => ({ id, name: group_name }))}
        isShared={shared !== undefined}
        sharing={sharing}
        language={language}
      />
    </main>
  )
}

/** What the check of the draft says; checked again after each change. Undefined while it runs. */
function useFindings({ open, draft }: OpenBookProps): readonly Finding[] | undefined {
  const [result, setResult] = useState<{ readonly of: typeof draft; readonly findings: readonly Finding[] }>()
  const { media } = open
  useEffect(() => {
    let isOld = false
    checkDraft(draft, media).then(
      (findings) => !isOld && setResult({ of: draft, findings }),
      (error: unknown) => console.error('The book could not be checked', error),
    )
    return () => {
      isOld = true
    }
  }, [draft, media])
  return result?.of === draft ? result.findings : undefined
}
