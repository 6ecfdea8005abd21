import { clsx } from 'clsx'
import { useState } from 'react'
import type { Language } from '../../../../game/language.ts'
import type { Take } from '../draft/schema.ts'
import { type VoicePanelText, voicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { BackRow } from './BackRow.tsx'
import { stepName, type VoiceProps, withMarks } from './keep.ts'
import type { Mode, Part } from './mode.ts'
import { SoundMissing } from './SoundMissing.tsx'
import { useFocusLayout } from './useFocusLayout.ts'
import { usePlaying } from './usePlaying.ts'
import { type TakeSound, useTakeSound } from './useTakeSound.ts'
import { useVoiceKeys } from './useVoiceKeys.ts'
import { Wave } from './Wave.tsx'
import { WordCard } from './WordCard.tsx'
import { type Marks, withStart } from './words/marks.ts'
import { bare, likeness, type Token, tokensOf } from './words/tokens.ts'

interface Props extends VoiceProps {
  readonly mode: Extract<Mode, { at: 'words' }>
  readonly take: Take
  readonly onRecord: (part: Part) => void
  /** Marks all words again, or those of one sentence. */
  readonly onTap: (sentence?: number) => void
  readonly onBack: () => void
}

/** When each word is said: listening, moving a word's start, tapping it again, saying a word or a sentence again. */
export function WordsScreen(props: Props) {
  useFocusLayout()
  const { media, take, language, onBack } = props
  const said = voicePanelText[language]
  const sound = useTakeSound(media, take)
  if (sound.state === 'ready') return <MarkedWords {...props} sound={sound} said={said} />
  return (
    <div className="stack">
      <BackRow said={said} onBack={onBack}>
        {said.when}
      </BackRow>
      <SoundMissing state={sound.state} said={said} />
    </div>
  )
}

interface MarkedProps extends Props {
  readonly sound: Extract<TakeSound, { state: 'ready' }>
  readonly said: VoicePanelText
}

/** How far an arrow key or a button moves a word's start, ms. */
const NUDGE_MS = 20

function MarkedWords({ take, mode, page, sound, said, edit, onRecord, onTap, onBack }: MarkedProps) {
  const tokens = tokensOf(take.text)
  const [place, setPlace] = useState<number | undefined>(() => firstUnsure(take))
  const playing = usePlaying()
  const chosen = place === undefined ? undefined : take.words[place]
  const moveTo = (ms: number) => {
    if (place === undefined || !chosen) return
    const words = withStart(take.words, place, ms)
    const name = stepName((text) => text.steps.move(bare(chosen.word)))
    edit(name, (draft) => withMarks(draft, page.id, mode.language, take.media, words))
  }
  const listen = (from = 0, to = take.ms) =>
    playing.isOn ? playing.stop() : playing.start(sound.sound, { fromMs: take.startMs + from, toMs: take.startMs + to })
  const hearWord = () => chosen && listen(chosen.start, Math.max(chosen.end, chosen.start + 120))
  const nudge = (by: number) => chosen && moveTo(chosen.start + by)
  useVoiceKeys({
    ' ': () => (chosen ? hearWord() : listen()),
    arrowleft: () => nudge(-NUDGE_MS),
    arrowright: () => nudge(NUDGE_MS),
    r: chosen ? () => onRecord({ kind: 'line', word: lineName(page, mode, chosen.word) }) : undefined,
  })
  const position = playing.position === undefined ? undefined : playing.position - take.startMs
  return (
    <div className="stack">
      <div className="row nowrap">
        <BackRow said={said} onBack={onBack}>
          {said.when}
        </BackRow>
        <button type="button" className="button" onClick={() => listen()}>
          <Icon name={playing.isOn ? 'stop' : 'play'} />
          {playing.isOn ? said.stop : said.listen}
        </button>
      </div>
      <Wave envelope={sound.envelope} marks={take.words} position={position} />
      <WordButtons {...{ take, tokens, place, position, said }} language={mode.language} onChoose={setPlace} />
      {place !== undefined && chosen ? (
        <WordCard
          key={place}
          {...{ take, place, said, language: mode.language, onMove: moveTo, onNudge: nudge }}
          sound={sound}
          onHear={hearWord}
          onSay={() => onRecord({ kind: 'line', word: lineName(page, mode, chosen.word) })}
          onSentence={() => onRecord({ kind: 'sentence', sentence: tokens[place]?.sentence ?? 0 })}
          onTapSentence={() => onTap(tokens[place]?.sentence ?? 0)}
        />
      ) : (
        <p className="small-text">{said.chooseWord}</p>
      )}
      <div className="row">
        <button type="button" className="button" onClick={() => onTap()}>
          <Icon name="touch" />
          {said.tapAll}
        </button>
        <button type="button" className="button main" onClick={onBack}>
          {said.done}
        </button>
      </div>
    </div>
  )
}

interface WordButtonsProps {
  readonly take: Take
  readonly tokens: readonly Token[]
  readonly place: number | undefined
  readonly position: number | undefined
  readonly said: VoicePanelText
  readonly language: Language
  readonly onChoose: (place: number) => void
}

function WordButtons({ take, tokens, place, position, said, language, onChoose }: WordButtonsProps) {
  return (
    <div className="taps" lang={language}>
      {take.words.map((word, at) =>
        tokens[at]?.isSaid === false ? null : (
          <button
            // A word may stand in a text twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            type="button"
            className={clsx(
              'tap',
              word.unsure ? 'weak' : 'done',
              isNow(word, position) && 'now',
              at === place && 'is-chosen',
            )}
            aria-pressed={at === place}
            onClick={() => onChoose(at)}
          >
            {bare(word.word)}
            {word.unsure && <span className="visually-hidden">, {said.unsure}</span>}
          </button>
        ),
      )}
    </div>
  )
}

const isNow = ({ start, end }: Marks[number], position: number | undefined) =>
  position !== undefined && position >= start && position < end

function firstUnsure({ words }: Take): number | undefined {
  const found = words.findIndex(({ unsure }) => unsure)
  return found === -1 ? undefined : found
}

/** A word to learn keeps the spelling that games ask for. */
function lineName({ targets }: VoiceProps['page'], { language }: Props['mode'], word: string): string {
  const target = targets.find((one) => likeness(one.word[language] ?? '') === likeness(word))
  return target?.word[language] ?? bare(word).toLowerCase()
}
