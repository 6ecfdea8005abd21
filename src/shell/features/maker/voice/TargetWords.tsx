import { use, useRef } from 'react'
import type { Language } from '../../../../game/language.ts'
import { voicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'
import type { VoiceProps } from './keep.ts'
import { Tools } from './tools.ts'
import type { Playing } from './player.ts'
import { spokenWord } from './words/wordLine.ts'

/** A text that a game says, and nobody yet. */
export interface WantedText {
  readonly text: string
  readonly language: Language
}

interface Props extends VoiceProps {
  readonly wanted: WantedText | undefined
  readonly onSay: (language: Language, word: string) => void
}

/** What can be said by itself: the words to learn of the page, what was said already, and the text that a game asks for. */
function wordsAlone({ draft: { languages }, page, wanted }: Pick<Props, 'draft' | 'page' | 'wanted'>) {
  const targets = page.targets.flatMap(({ word }) =>
    languages.flatMap((of) => (word[of] ? [{ of, word: word[of] }] : [])),
  )
  const lines = languages.flatMap((of) => Object.keys(page.lines[of]).map((word) => ({ of, word })))
  const asked = wanted && languages.includes(wanted.language) ? [{ of: wanted.language, word: wanted.text }] : []
  const all = [...asked, ...targets, ...lines].map((one) => [sayField(one), one] as const)
  return [...new Map(all)].map(([id, one]) => ({ id, ...one }))
}

const sayField = ({ of, word }: { readonly of: Language; readonly word: string }) => `${of}:${word}`

/** The words to learn of the page, and other texts of its games: whether games can say them, and a button to say what lacks. */
export function TargetWords({ onSay, wanted, draft, page, media, language }: Props) {
  const said = voicePanelText[language]
  const { play } = use(Tools)
  const playing = useRef<Playing>(undefined)
  const words = wordsAlone({ draft, page, wanted })
  if (words.length === 0) return null
  const hear = async (of: Language, word: string) => {
    const line = spokenWord(page, of, word)
    const sound = line && (await media.get(line.take.media))
    playing.current?.stop()
    if (!line || !sound) return
    playing.current = play(sound, { fromMs: line.startMs, toMs: line.startMs + line.ms })
    await playing.current.ended.catch(() => undefined)
  }
  return (
    <section className="card stack s" aria-label={said.targets}>
      <b>{said.targets}</b>
      <p className="small-text">{said.targetsHint}</p>
      <ul className="target-words">
        {words.map(({ id, of, word }) => {
          const line = spokenWord(page, of, word)
          const isAlone = page.lines[of][word] !== undefined
          return (
            <li key={id} data-field={id}>
              <b lang={of}>{word}</b>
              <span className={line ? 'state good' : 'state'}>
                <Icon name={line ? 'good' : 'bang'} />
                {line ? (isAlone ? said.saidAlone : said.said) : said.unsaid}
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={said.hear(word)}
                disabled={!line}
                onClick={() => void hear(of, word)}
              >
                <Icon name="play" />
              </button>
              <button type="button" className="icon-button" aria-label={said.say(word)} onClick={() => onSay(of, word)}>
                <Icon name="voice" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
