import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ClassTeacher } from '../../../../../server/contract/classes.ts'
import { useUser } from '../../../lib/account/useUser.ts'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useText } from '../dashboardLanguage.ts'
import { useTask } from '../useTask.ts'
import { dashboardRoutes } from '../routes.ts'
import { classText } from '../text/classes/index.ts'
import { custodyText } from '../text/custody/index.ts'
import { frameText } from '../text/frame/index.ts'
import { Entry } from './Entry.tsx'
import { Sure } from './Sure.tsx'

/** The teachers of the class; the owner can add and remove co-teachers and hand the class over. */
export function Teachers() {
  const { whole, put } = useClass()
  const said = useText(classText)
  const { isBusy, run } = useTask()
  const [email, setEmail] = useState('')

  async function invite(event: FormEvent) {
    event.preventDefault()
    if (email.trim() === '') return
    const isDone = await run(async () => put(await classesApi.addTeacher(whole.id, email.trim())), said.invited)
    if (isDone) setEmail('')
  }
  return (
    <section className="block stack-s">
      <h2>{said.teachers}</h2>
      <ul className="minor stack-s">
        {whole.teachers.map((teacher) => (
          <Teacher key={teacher.id} teacher={teacher} />
        ))}
      </ul>
      {whole.is_owner && (
        <form className="stack-s" onSubmit={(event) => void invite(event)}>
          <Entry
            label={said.colleague}
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <button
            type="submit"
            className="button"
            style={{ justifySelf: 'start' }}
            disabled={isBusy || email.trim() === ''}
          >
            {said.invite}
          </button>
        </form>
      )}
    </section>
  )
}

function Teacher({ teacher: { id, name, is_owner } }: { readonly teacher: ClassTeacher }) {
  const { whole, reload } = useClass()
  const said = useText(classText)
  const navigate = useNavigate()
  const me = useUser()
  const { isBusy, run } = useTask()
  const isMe = me?.id === id

  async function remove() {
    if (!(await run(() => classesApi.removeTeacher(whole.id, id)))) return
    if (isMe) await navigate(dashboardRoutes.classes)
    else reload()
  }
  return (
    <li>
      <b>{name}</b>, {is_owner ? said.owner : said.coTeacher}{' '}
      {!is_owner && (whole.is_owner || isMe) && (
        <button
          type="button"
          className="button as-link"
          aria-label={isMe ? said.leave : said.takeOf(name)}
          disabled={isBusy}
          onClick={() => void remove()}
        >
          {isMe ? said.leave : said.take}
        </button>
      )}
      {!is_owner && whole.is_owner && whole.offer === null && <HandOver teacher={{ id, name }} />}
    </li>
  )
}

function HandOver({ teacher: { id, name } }: { readonly teacher: Pick<ClassTeacher, 'id' | 'name'> }) {
  const { whole, reload } = useClass()
  const said = useText(custodyText)
  const frame = useText(frameText)
  const { isBusy, run } = useTask()
  const [isAsking, setAsking] = useState(false)
  async function offer() {
    if (!(await run(() => classesApi.offer(whole.id, id), said.offered))) return
    setAsking(false)
    reload()
  }
  return (
    <>
      {' '}
      <button
        type="button"
        className="button as-link"
        aria-label={said.handOverTo(name)}
        onClick={() => setAsking(true)}
      >
        {said.handOver}
      </button>
      {isAsking && (
        <Sure
          title={said.handOverTitle(name)}
          text={said.handOverText(name)}
          cancel={frame.cancel}
          go={said.handOverGo}
          isBusy={isBusy}
          onGo={() => void offer()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
