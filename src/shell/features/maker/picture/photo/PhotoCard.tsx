import { withPage } from '../../draft/edits.ts'
import type { Photo } from '../../draft/schema.ts'
import type { PanelProps } from '../../panel.ts'
import { photoText } from '../../text/photo/index.ts'
import { pictureText } from '../../text/picture/index.ts'
import { bothLanguages } from '../thingNames.ts'
import { Permission } from './Permission.tsx'

/** The photo of the page: who is in it, and the way to take it away. */
export function PhotoCard({ index, edit, language, photo }: PanelProps & { readonly photo: Photo }) {
  const text = photoText[language]
  const away = () =>
    edit(
      bothLanguages((one) => pictureText[one].step.noPhoto),
      (draft) =>
        withPage(draft, index, (page) => {
          const { photo: _, ...picture } = page.picture
          return { ...page, photo: null, picture }
        }),
    )
  const answer = (people: Photo['people']) =>
    edit(
      bothLanguages((one) => pictureText[one].step.permission),
      (draft) => withPage(draft, index, (page) => ({ ...page, photo: page.photo && { ...page.photo, people } })),
    )
  return (
    <section className="card stack s">
      <b>{pictureText[language].ownPhoto}</b>
      <Permission language={language} label={text.who} people={photo.people} onAnswer={answer} />
      {photo.people === 'unasked' && <p className="state bad">{text.people.unasked}</p>}
      <button type="button" className="button tall" onClick={away}>
        {text.away}
      </button>
    </section>
  )
}
