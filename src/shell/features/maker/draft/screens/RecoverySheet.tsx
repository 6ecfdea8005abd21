import type { Language } from '../../../../../game/language.ts'
import { LOCALES } from '../../../../lib/language/locales.ts'
import { draftText } from '../../text/draft/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { CutTake, OpenDraft } from '../types.ts'

interface Props {
  readonly open: Pick<OpenDraft, 'recovery' | 'dismissRecovery' | 'draft' | 'media'>
  readonly language: Language
  /** Opens the page's voice, where a recording that was cut off can be heard and kept. */
  readonly onOpenTake: (take: CutTake) => void
}

/** After the app has ended by itself: the book is there, and what is left of a recording. */
export function RecoverySheet({ open, language, onOpenTake }: Props) {
  const { recovery, draft, media, dismissRecovery } = open
  const said = draftText[language].recovery
  if (!recovery || !draft) return null
  const time = new Date(recovery.at).toLocaleTimeString(LOCALES[language])
  const pageOf = ({ pageId }: CutTake) => {
    const number = draft.pages.findIndex(({ id }) => id === pageId)
    return number < 0 ? said.otherPage : draftText[language].conflict.page(number)
  }
  return (
    <Sheet
      title={said.title}
      isOpen
      onClose={dismissRecovery}
      buttons={
        <button type="button" className="button main" onClick={dismissRecovery}>
          {said.goOn}
        </button>
      }
    >
      <p>{said.until(time)}</p>
      {recovery.cut.map((take) => (
        <section className="voice-block" key={take.name}>
          <b>{said.cut(pageOf(take), said.languages[take.language], Math.round(take.ms / 1000))}</b>
          <div className="btns">
            <button type="button" className="button" onClick={() => onOpenTake(take)}>
              <Icon name="voice" />
              {said.open}
            </button>
            <button type="button" className="button" onClick={() => void media.forgetCut(take.name)}>
              <Icon name="bin" />
              {said.remove}
            </button>
          </div>
        </section>
      ))}
    </Sheet>
  )
}
