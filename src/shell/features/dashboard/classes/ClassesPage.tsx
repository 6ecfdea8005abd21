import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ClassItem } from '../../../../../server/contract/classes.ts'
import { classesApi } from '../classesApi.ts'
import { useText } from '../dashboardLanguage.ts'
import { Frame } from '../Frame.tsx'
import { classQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { useTask } from '../useTask.ts'
import { dashboardRoutes } from '../routes.ts'
import { classText } from '../text/classes/index.ts'
import { DeletedClasses } from './DeletedClasses.tsx'
import { Entry } from './Entry.tsx'
import { Head } from './Head.tsx'
import { Offer } from './Offer.tsx'
import { Requests } from './Requests.tsx'

/** The teacher's classes, a form for a new one, and deleted classes to restore. */
export function ClassesPage() {
  const said = useText(classText)
  const query = useQuery(classQueries.list())
  const reload = () => void query.refetch()
  return (
    <Frame>
      <Head title={said.yourClasses} />
      <State of={query}>
        {(classes) => (
          <>
            {classes.length === 0 ? (
              <section className="block stack-s">
                <h2>{said.noClass}</h2>
                <p>{said.noClassText}</p>
              </section>
            ) : (
              <ClassList classes={classes} onDone={reload} />
            )}
            <NewClass />
            <DeletedClasses onDone={reload} />
          </>
        )}
      </State>
    </Frame>
  )
}

interface ListProps {
  readonly classes: readonly ClassItem[]
  readonly onDone: () => void
}

function ClassList({ classes, onDone }: ListProps) {
  const said = useText(classText)
  return (
    <ul className="class-list">
      {classes.map(({ id, group_name, course_name, learner_count, is_owner, requests, offer }) => (
        <li key={id} className="block">
          <Link
            className="class-name"
            to={learner_count === 0 ? dashboardRoutes.members(id) : dashboardRoutes.today(id)}
          >
            {group_name}
          </Link>
          <p>{course_name}</p>
          <p className="minor muted">
            {said.count(learner_count)}
            {!is_owner && ` · ${said.shared}`}
          </p>
          {(offer !== null || requests.length > 0) && (
            <div className="stack-s" style={{ marginTop: 12 }}>
              <Offer of={{ id, group_name, offer }} onDone={onDone} />
              <Requests of={{ id, is_owner, requests }} onDone={onDone} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function NewClass() {
  const said = useText(classText)
  const navigate = useNavigate()
  const { isBusy, run } = useTask()
  const [form, setForm] = useState({ group_name: '', course_name: '' })
  const [isTried, setTried] = useState(false)
  const faultOf = (text: string) => (isTried && text.trim() === '' ? said.missing : undefined)

  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (form.group_name.trim() === '' || form.course_name.trim() === '') return
    void run(async () => {
      const { id } = await classesApi.add(form)
      await navigate(dashboardRoutes.add(id))
    })
  }
  return (
    <form className="block stack" style={{ maxWidth: 460, marginTop: 16 }} noValidate onSubmit={send}>
      <h2>{said.newClass}</h2>
      <Entry
        label={said.groupName}
        hint={said.groupHint}
        maxLength={60}
        value={form.group_name}
        fault={faultOf(form.group_name)}
        onChange={({ target }) => setForm({ ...form, group_name: target.value })}
      />
      <Entry
        label={said.courseName}
        hint={said.courseHint}
        maxLength={80}
        value={form.course_name}
        fault={faultOf(form.course_name)}
        onChange={({ target }) => setForm({ ...form, course_name: target.value })}
      />
      <p>
        <button className="button main" type="submit" disabled={isBusy}>
          {said.make}
        </button>
      </p>
    </form>
  )
}
