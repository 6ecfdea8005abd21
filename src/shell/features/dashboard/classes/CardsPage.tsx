import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { CardsAnswer } from '../../../../../server/contract/roster.ts'
import { FacePicture } from '../../face/index.ts'
import { pictureAddress } from '../../../lib/account/signInPictures.ts'
import { pictureNames } from '../../../lib/account/text/index.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { PrintButton } from '../PrintButton.tsx'
import { classQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { rosterText } from '../text/roster/index.ts'
import { ClassHead } from './Head.tsx'

type Card = CardsAnswer['data'][number]

/** Printable cards with each child's name and three pictures in order. `?only=` limits them to these learner ids. */
export function CardsPage() {
  const { whole } = useClass()
  const said = useText(rosterText)
  const cards = useQuery(classQueries.cards(whole.id))
  const [query, setQuery] = useSearchParams()
  const only = query.get('only')?.split(',')
  const shown = cards.data?.filter(({ learner_id }) => only?.includes(learner_id) ?? true) ?? []
  return (
    <>
      <div className="noprint">
        <ClassHead
          sub={said.cardsSub}
          tools={
            <Tools
              all={cards.data?.length ?? 0}
              chosen={only?.length}
              canPrint={shown.length > 0}
              onAll={() => setQuery({})}
            />
          }
        />
      </div>
      <State of={cards}>
        {() =>
          shown.length === 0 ? (
            <p className="block">{said.cardsNone}</p>
          ) : (
            <ul className="cutouts">
              {shown.map((card) => (
                <PictureCard key={card.learner_id} card={card} group={whole.group_name} />
              ))}
            </ul>
          )
        }
      </State>
    </>
  )
}

interface ToolsProps {
  readonly all: number
  readonly chosen: number | undefined
  readonly canPrint: boolean
  readonly onAll: () => void
}

function Tools({ all, chosen, canPrint, onAll }: ToolsProps) {
  const said = useText(rosterText)
  return (
    <>
      {chosen !== undefined && (
        <>
          <span className="minor">{said.cardsChosen(chosen)}</span>
          <button type="button" className="button" onClick={onAll}>
            {said.cardsAll(all)}
          </button>
        </>
      )}
      <PrintButton isMain isDisabled={!canPrint} />
    </>
  )
}

function PictureCard({
  card: { name, avatar, frame, pictures },
  group,
}: {
  readonly card: Card
  readonly group: string
}) {
  const [language] = useDashboardLanguage()
  return (
    <li>
      <FacePicture className="card-face" avatar={avatar} frame={frame} />
      <b>{name}</b>
      <ol>
        {pictures.map((picture, index) => (
          <li key={picture}>
            <figure>
              <img src={pictureAddress(picture)} alt="" width={58} height={58} />
              <figcaption>
                {index + 1} {pictureNames[language][picture]}
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
      <span className="hint">{group}</span>
    </li>
  )
}
