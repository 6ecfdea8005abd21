import type { Language } from '../../../../game/language.ts'
import type { CutTake } from '../draft/index.ts'
import { voicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { placeName, type VoiceProps } from './keep.ts'
import { missingVoices } from './missing.ts'
import type { Part } from './mode.ts'
import { TargetWords, type WantedText } from './TargetWords.tsx'
import { VoiceBlock } from './VoiceBlock.tsx'

interface Props extends VoiceProps {
  readonly isBusy: boolean
  readonly isRowDone: boolean
  /** Recordings of this page that were cut off. */
  readonly cut: readonly CutTake[]
  readonly onCut: (cut: CutTake) => void
  readonly onForget: (cut: CutTake) => void
  readonly onRecord: (language: Language, part: Part) => void
  readonly onFile: (language: Language, file: File) => void
  readonly onTap: (language: Language) => void
  readonly onWords: (language: Language) => void
  readonly onRow: () => void
  readonly wanted: WantedText | undefined
}

/** The teacher's own voice: a block for each language, the words to learn, and all pages in a row. */
export function OwnVoice({ isBusy, isRowDone, cut, onCut, onForget, onRecord, onFile, ...props }: Props) {
  const { draft, index, language, onTap, onWords, onRow } = props
  const said = voicePanelText[language]
  const missing = missingVoices(draft).length
  return (
    <>
      {cut.map((one) => (
        <section key={one.name} className="banner warn" role="status">
          <Icon name="voice" />
          <div className="stack s">
            <p>{said.cut(placeName(said, one.language, index), Math.round(one.ms / 1000))}</p>
            <div className="row">
              <button type="button" className="button" disabled={isBusy} onClick={() => onCut(one)}>
                <Icon name="play" />
                {said.cutLook}
              </button>
              <button type="button" className="button quiet" onClick={() => onForget(one)}>
                {said.discard}
              </button>
            </div>
          </div>
        </section>
      ))}
      {draft.languages.map((of) => (
        <VoiceBlock
          key={of}
          {...props}
          of={of}
          isBusy={isBusy}
          onRecord={() => onRecord(of, { kind: 'page' })}
          onFile={(file) => onFile(of, file)}
          onTap={() => onTap(of)}
          onWords={() => onWords(of)}
        />
      ))}
      <TargetWords {...props} onSay={(of, word) => onRecord(of, { kind: 'line', word })} />
      {missing > 0 && (
        <section className="card stack s">
          <b>{said.row}</b>
          <p className="small-text">{said.rowHint}</p>
          <div className="row">
            <button type="button" className="button" disabled={isBusy} onClick={onRow}>
              <Icon name="voice" />
              {said.rowRecord(missing)}
            </button>
          </div>
        </section>
      )}
      {isRowDone && missing === 0 && (
        <p className="state good" role="status">
          <Icon name="good" />
          {said.rowDone}
        </p>
      )}
    </>
  )
}
