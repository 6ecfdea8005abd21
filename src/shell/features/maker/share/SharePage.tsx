import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { classQueries, usePackError } from '../../dashboard/index.ts'
import { titleOf } from '../draft/titleOf.ts'
import type { OpenBookProps } from '../editor/EditorPage.tsx'
import { checkDraft, type Finding } from '../pack/index.ts'
import { makerRoutes } from '../routes.ts'
import { editorText } from '../text/editor/index.ts'
import { shareText } from '../text/share/index.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Language } from '../../../../game/language.ts'
import { Colleagues } from './Colleagues.tsx'
import { Downloads } from './Downloads.tsx'
import { Makers } from './Makers.tsx'
import { Rights } from './Rights.tsx'
import { SharedBook } from './SharedBook.tsx'
import { useSharedPack } from './useSharedPack.ts'
import { useSharing } from './useSharing.ts'

/** Sharing a book: with which classes, under which licence, by whom; where it is; and as a file. */
export function SharePage({ open, draft, language }: OpenBookProps) {
  const said = shareText[language]
  const { data: classes = [] } = useQuery(classQueries.list())
  const shared = useSharedPack(draft.key)
  const [chosen, setChosen] = useState<readonly string[]>()
  const findings = useFindings({ open, draft, language })
  const { stage, error, share } = useSharing(open)
  const errorText = usePackError()
  const given = shared?.classes.map(({ id }) => id) ?? []
  const picked = chosen ?? (given.length > 0 ? given : classes.slice(0, 1).map(({ id }) => id))
  const receivers = classes.filter(({ id }) => picked.includes(id))
  const mend = findings?.filter(({ weight }) => weight === 'mend').length
  const names = receivers.map(({ group_name }) => group_name).join(', ')
  const canShare = mend === 0 && receivers.length > 0 && stage === undefined
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
          <section className="card stack s">
            <h2>{said.who}</h2>
            {classes.length === 0 && <p>{said.noClasses}</p>}
            {classes.map(({ id, group_name, learner_count }) => (
              <label key={id} className="check">
                <input
                  type="checkbox"
                  checked={picked.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...picked, id] : picked.filter((one) => one !== id))
                  }
                />
                <span>
                  <b>{group_name}</b>, {said.children(learner_count)}
                  <span className="small-text"> {said.open}</span>
                </span>
              </label>
            ))}
          </section>
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
      <div className="stickyb low">
        <p className="grow" role="status">
          {stage ? (
            said.stages[stage]
          ) : (
            <Readiness findings={findings} mend={mend} keyOf={draft.key} language={language} />
          )}
          {error !== undefined && (
            <span role="alert" className="state bad">
              {said.failed} {errorText(error)}
            </span>
          )}
        </p>
        <Link className="button big" to={makerRoutes.book(draft.key)}>
          {said.later}
        </Link>
        <button
          type="button"
          className="button main big"
          disabled={!canShare}
          onClick={() =>
            void share(
              draft,
              receivers.map(({ id, group_name }) => ({ id, name: group_name })),
            )
          }
        >
          <Icon name="share" />
          {receivers.length === 0 ? said.chooseClass : shared ? said.again : said.share(names)}
        </button>
      </div>
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

interface ReadinessProps {
  readonly findings: readonly Finding[] | undefined
  readonly mend: number | undefined
  readonly keyOf: string
  readonly language: Language
}

function Readiness({ findings, mend, keyOf, language }: ReadinessProps) {
  const said = shareText[language]
  if (!findings || mend === undefined) return <>{said.checking}</>
  if (mend > 0) {
    return (
      <span className="state bad">
        <Icon name="bang" />
        {said.notReady(mend)} <Link to={makerRoutes.check(keyOf)}>{said.show}</Link>
      </span>
    )
  }
  const hints = findings.filter(({ weight }) => weight === 'look').length
  return (
    <span className="state good">
      <Icon name="good" />
      <b>{said.ready}</b> {said.hints(hints)}
    </span>
  )
}
