import { useState } from 'react'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { useTask } from '../useTask.ts'
import { classText } from '../text/classes/index.ts'
import { frameText } from '../text/frame/index.ts'
import { Entry } from './Entry.tsx'
import { TabletsBlock } from './TabletsBlock.tsx'
import { Teachers } from './Teachers.tsx'
import type { TabletDesk } from './useTablets.ts'
import { WorkFileBlock } from './WorkFileBlock.tsx'
import { YearBlock } from './YearBlock.tsx'

/** Side column of the class page: tablets, code for families, teachers, school years and name. */
export function ClassSides({ tablets }: { readonly tablets: TabletDesk }) {
  return (
    <div className="stack">
      <TabletsBlock desk={tablets} />
      <WorkFileBlock />
      <JoinBlock />
      <Teachers />
      <YearBlock />
      <StoryBlock />
      <Settings />
    </div>
  )
}

function JoinBlock() {
  const { whole, put } = useClass()
  const said = useText(classText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const { id, join_code, join_code_ends_at } = whole
  const [now] = useState(Date.now)
  const hasEnded = Date.parse(join_code_ends_at) < now
  return (
    <section className="block stack-s">
      <h2>{said.joinTitle}</h2>
      <p className="minor">{said.joinText}</p>
      {hasEnded ? (
        <p className="why">{said.ended}</p>
      ) : (
        <p>
          <span className="join-code">{join_code}</span>
          <br />
          <span className="hint">{said.ends(dated(join_code_ends_at, language, 'short'))}</span>
        </p>
      )}
      <p className="buttons">
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void run(async () => put(await classesApi.renewCode(id)), said.newCodeDone)}
        >
          {said.newCode}
        </button>
      </p>
    </section>
  )
}

/** Whether books ask this class's children about their stories. */
function StoryBlock() {
  const { whole, put } = useClass()
  const said = useText(classText)
  const frame = useText(frameText)
  const { isBusy, run } = useTask()
  const { id, story_asks } = whole
  return (
    <section className="block stack-s">
      <h2>{said.story}</h2>
      <p className="minor">{said.storyText}</p>
      <label className="tick">
        <input
          type="checkbox"
          data-setting="story-asks"
          checked={story_asks}
          disabled={isBusy}
          onChange={({ target }) =>
            void run(async () => put(await classesApi.change(id, { story_asks: target.checked })), frame.saved)
          }
        />
        {said.storyAsks}
      </label>
    </section>
  )
}

function Settings() {
  const { whole, put } = useClass()
  const said = useText(classText)
  const frame = useText(frameText)
  const { isBusy, run } = useTask()
  const [form, setForm] = useState({ group_name: whole.group_name, course_name: whole.course_name })
  const isEmpty = form.group_name.trim() === '' || form.course_name.trim() === ''
  return (
    <form
      className="block stack-s"
      onSubmit={(event) => {
        event.preventDefault()
        void run(async () => put(await classesApi.change(whole.id, form)), frame.saved)
      }}
    >
      <h2>{said.settings}</h2>
      <Entry
        label={said.groupName}
        maxLength={60}
        value={form.group_name}
        onChange={({ target }) => setForm({ ...form, group_name: target.value })}
      />
      <Entry
        label={said.courseName}
        maxLength={80}
        value={form.course_name}
        onChange={({ target }) => setForm({ ...form, course_name: target.value })}
      />
      <button type="submit" className="button" style={{ justifySelf: 'start' }} disabled={isBusy || isEmpty}>
        {frame.save}
      </button>
    </form>
  )
}
