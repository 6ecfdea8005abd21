import type { ClassItem } from '../../../../../server/contract/classes.ts'
import { classesApi } from '../classesApi.ts'
import { useText } from '../dashboardLanguage.ts'
import { useTask } from '../useTask.ts'
import { custodyText } from '../text/custody/index.ts'

interface Props {
  readonly of: Pick<ClassItem, 'id' | 'group_name' | 'offer'>
  /** Called after the offer was answered or withdrawn, to reload the class. */
  readonly onDone: () => void
}

/** An offer to hand over a class: the colleague can accept or decline it, the owner can withdraw it. */
export function Offer({ of: { id, group_name, offer }, onDone }: Props) {
  const said = useText(custodyText)
  const { isBusy, run } = useTask()
  if (!offer) return null
  async function answer(call: () => Promise<unknown>, done: string) {
    await run(call, done)
    onDone()
  }
  const end = () => classesApi.endOffer(id)
  return (
    <section className="block do stack-s">
      <p>{offer.is_to_me ? said.offeredToMe(group_name) : said.offeredTo(group_name, offer.to)}</p>
      <p className="buttons">
        {offer.is_to_me ? (
          <>
            <button
              type="button"
              className="button main"
              disabled={isBusy}
              onClick={() => void answer(() => classesApi.acceptOffer(id), said.accepted)}
            >
              {said.accept}
            </button>
            <button type="button" className="button" disabled={isBusy} onClick={() => void answer(end, said.declined)}>
              {said.no}
            </button>
          </>
        ) : (
          <button type="button" className="button" disabled={isBusy} onClick={() => void answer(end, said.takenBack)}>
            {said.takeBack}
          </button>
        )}
      </p>
    </section>
  )
}
