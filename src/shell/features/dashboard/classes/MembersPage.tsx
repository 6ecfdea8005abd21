import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ClassLearner } from '../../../../../server/contract/classes.ts'
import type { SignInPicture } from '../../../../../server/contract/pictures.ts'
import { FacePicture } from '../../face/index.ts'
import { pictureAddress } from '../../../lib/account/signInPictures.ts'
import { pictureNames } from '../../../lib/account/text/index.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { classQueries } from '../queries.ts'
import { dashboardRoutes } from '../routes.ts'
import { classText } from '../text/classes/index.ts'
import { memberFaceText } from '../text/memberFaces/index.ts'
import { rosterText } from '../text/roster/index.ts'
import { ClassSides } from './ClassSides.tsx'
import { ClassHead } from './Head.tsx'
import { MemberActions } from './MemberActions.tsx'
import { FaceDialog } from './FaceDialog.tsx'
import { Offer } from './Offer.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { Requests } from './Requests.tsx'
import { WideTable } from '../WideTable.tsx'
import { TabletRequests } from './TabletRequests.tsx'
import { useTablets } from './useTablets.ts'

/** The class page: learners with their actions, and a side column with tablets, code and teachers. */
export function MembersPage() {
  const { whole, reload } = useClass()
  const said = useText(rosterText)
  const counted = useText(classText)
  const { id, learners } = whole
  const tablets = useTablets(id)
  const cards = useQuery(classQueries.cards(id))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const present = learners.filter((learner) => chosen.has(learner.id))
  const pictures = new Map(cards.data?.map((card) => [card.learner_id, card.pictures]))
  const choose = (ids: readonly string[]) => setChosen(new Set(ids))
  return (
    <>
      <ClassHead sub={`${counted.count(learners.length)}. ${said.sub}`} />
      <TabletRequests desk={tablets} />
      <div className="cols beside">
        <div className="stack-s">
          <Offer of={whole} onDone={reload} />
          <Requests of={whole} onDone={reload} />
          {learners.length === 0 ? (
            <section className="block stack-s">
              <Link className="button main" style={{ justifySelf: 'start' }} to={dashboardRoutes.add(id)}>
                {counted.tabAdd}
              </Link>
            </section>
          ) : (
            <>
              <MemberActions chosen={present} onDone={() => choose([])} onPictures={() => void cards.refetch()} />
              <MemberTable learners={learners} pictures={pictures} chosen={chosen} onChoose={choose} />
            </>
          )}
        </div>
        <ClassSides tablets={tablets} />
      </div>
    </>
  )
}

interface TableProps {
  readonly learners: readonly ClassLearner[]
  readonly pictures: ReadonlyMap<string, readonly SignInPicture[]>
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (ids: readonly string[]) => void
}

function MemberTable({ learners, pictures, chosen, onChoose }: TableProps) {
  const said = useText(rosterText)
  const all = learners.map(({ id }) => id)
  return (
    <WideTable name={said.learnersOf}>
      <thead>
        <tr>
          <td>
            <input
              type="checkbox"
              aria-label={said.chooseAll}
              checked={all.every((id) => chosen.has(id))}
              onChange={({ target }) => onChoose(target.checked ? all : [])}
            />
          </td>
          <th scope="col">{said.nickname}</th>
          <th scope="col">{said.pictures}</th>
          <th scope="col" className="wide">
            {said.email}
          </th>
          <th scope="col" className="wide">
            {said.added}
          </th>
          <th scope="col">{said.change}</th>
        </tr>
      </thead>
      <tbody>
        {learners.map((learner) => (
          <MemberRow
            key={learner.id}
            learner={learner}
            pictures={pictures.get(learner.id) ?? []}
            isChosen={chosen.has(learner.id)}
            onChoose={(isChosen) =>
              onChoose(isChosen ? [...chosen, learner.id] : [...chosen].filter((id) => id !== learner.id))
            }
          />
        ))}
      </tbody>
    </WideTable>
  )
}

interface RowProps {
  readonly learner: ClassLearner
  readonly pictures: readonly SignInPicture[]
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

function MemberRow({ learner, pictures, isChosen, onChoose }: RowProps) {
  const { whole } = useClass()
  const said = useText(rosterText)
  const [language] = useDashboardLanguage()
  const faces = useText(memberFaceText)
  const [isNaming, setNaming] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={said.choose(learner.name)}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <th scope="row">
        <span className="member-name">
          <FacePicture className="member-face" avatar={learner.avatar} frame={learner.frame} />
          <Link to={dashboardRoutes.learner(whole.id, learner.id)}>{learner.name}</Link>
        </span>
      </th>
      <td>{pictures.length === 0 ? '–' : <SecretPictures of={pictures} name={learner.name} />}</td>
      <td className="wide">{learner.has_email ? said.hasEmail : '–'}</td>
      <td className="nw wide">{dated(learner.joined_at, language, 'short')}</td>
      <td>
        <button type="button" className="button as-link" onClick={() => setNaming(true)}>
          {said.rename}
          <span className="visually-hidden"> {learner.name}</span>
        </button>
        {pictures.length > 0 && (
          <button type="button" className="button as-link" onClick={() => setChoosing(true)}>
            {faces.change}
            <span className="visually-hidden"> {learner.name}</span>
          </button>
        )}
        {isChoosing && <FaceDialog learner={learner} onClose={() => setChoosing(false)} />}
        {isNaming && <RenameDialog learner={learner} onClose={() => setNaming(false)} />}
      </td>
    </tr>
  )
}

/** A child's secret pictures, hidden until the teacher shows them: others may look over her shoulder. */
function SecretPictures({ of, name }: { readonly of: readonly SignInPicture[]; readonly name: string }) {
  const said = useText(memberFaceText)
  const [isShown, setShown] = useState(false)
  return (
    <span className="secret-pictures">
      {isShown && <Pictures of={of} />}
      <button
        type="button"
        className="button as-link"
        aria-expanded={isShown}
        aria-label={`${isShown ? said.hide : said.show}: ${name}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? said.hide : said.show}
      </button>
    </span>
  )
}

function Pictures({ of }: { readonly of: readonly SignInPicture[] }) {
  const [language] = useDashboardLanguage()
  return (
    <span className="pics">
      {of.map((picture) => (
        <img key={picture} src={pictureAddress(picture)} alt={pictureNames[language][picture]} width={26} height={26} />
      ))}
    </span>
  )
}
