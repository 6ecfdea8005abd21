import { useEffect, useState } from 'react'
import { type KitIndex, loadKitIndex } from '../../../../content/kit/index.ts'
import { withPage } from '../draft/edits.ts'
import { type DraftPage, MOST_TEXT, type Target } from '../draft/schema.ts'
import type { PanelProps } from '../panel.ts'
import { editorText } from '../text/editor/index.ts'
import { wordsText } from '../text/words/index.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Language } from '../../../../game/language.ts'
import { holdKeyboard } from './holdKeyboard.ts'
import { Meter } from './Meter.tsx'
import { pageMeter } from './meter.ts'
import { SyllableWords } from './SyllableWords.tsx'
import {
  differentWords,
  kitPartner,
  targetOf,
  unpaired,
  withPartner,
  withText,
  withTyped,
  withWordPressed,
} from './targets.ts'
import { TextField } from './TextField.tsx'

/** The words of a page in the languages of the book: text, words to learn, and how hard it is. The cover has the title. */
export function WordsPanel(props: PanelProps) {
  const { draft, page, index, edit, language } = props
  const kit = useKitIndex()
  const said = wordsText[language]
  const isCover = index === 0
  const change = (by: (page: DraftPage) => DraftPage, name: keyof typeof said & ('wrote' | 'wroteTitle')) =>
    edit({ en: wordsText.en[name], id: wordsText.id[name] }, (whole) => withPage(whole, index, by))
  return (
    <div className="stack words-panel">
      {isCover && <p className="small-text">{said.cover}</p>}
      {draft.languages.map((one) => (
        <LanguageBlock
          key={`${page.id} ${one}`}
          {...props}
          of={one}
          kit={kit}
          write={(text) =>
            change(
              (was) => (kit && !isCover ? withTyped(was, one, text, kit) : withText(was, one, text)),
              isCover ? 'wroteTitle' : 'wrote',
            )
          }
        />
      ))}
    </div>
  )
}

/** The list of the kit, which knows what things are called in both languages; undefined until it is here, or offline. */
function useKitIndex(): KitIndex | undefined {
  const [index, setIndex] = useState<KitIndex>()
  useEffect(() => {
    let isGone = false
    loadKitIndex().then(
      (loaded) => !isGone && setIndex(loaded),
      (error: unknown) => console.warn('The picture kit knows no words now', error),
    )
    return () => {
      isGone = true
    }
  }, [])
  return index
}

interface BlockProps extends PanelProps {
  /** The language of this block. */
  readonly of: Language
  readonly kit: KitIndex | undefined
  readonly write: (text: string) => void
}

function LanguageBlock(props: BlockProps) {
  const { draft, page, index, language, of, write } = props
  const said = wordsText[language]
  const [view, setView] = useState<'words' | 'syllables'>('words')
  const [isTooLong, setIsTooLong] = useState(false)
  const text = page.words[of] ?? ''
  const isCover = index === 0
  const name = said.language[of]
  const marked = new Set(page.targets.map(({ word }) => (word[of] ?? '').toLowerCase()))
  const meter = pageMeter(text, draft.level)
  return (
    <section className="lang" aria-label={name}>
      <header>
        <b className="grow">{name}</b>
        {of === 'id' && !isCover && (
          <span className="segments" role="group" aria-label={said.view}>
            {(['words', 'syllables'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
                {said[one]}
              </button>
            ))}
          </span>
        )}
      </header>
      <TextField
        onNext={nextField(props)}
        label={isCover ? said.titleOf(name) : said.textOf(name, editorText[language].pageName(index))}
        lang={of}
        text={text}
        marked={marked}
        isOneLine={isCover}
        onChange={(next) => {
          setIsTooLong(false)
          write(next)
        }}
        onTooLong={() => setIsTooLong(true)}
      />
      {isTooLong && (
        <p role="alert" className="state bad">
          {said.tooLongText(MOST_TEXT)}
        </p>
      )}
      {!isCover && (
        <>
          <Meter
            meter={meter}
            level={draft.level}
            language={language}
            onCut={(sentence, parts) => write(text.replace(sentence, () => parts.join(' ')))}
          />
          {view === 'words' ? <Words {...props} /> : <SyllableWords words={differentWords(text)} language={language} />}
        </>
      )}
    </section>
  )
}

/** Opens the next text: in the next language, then on the next page. Undefined after the last. */
function nextField({ draft, index, of, openPage }: BlockProps): (() => void) | undefined {
  const { languages, pages } = draft
  const other = languages[languages.indexOf(of) + 1]
  if (other) return () => openPage(index, other)
  if (index + 1 >= pages.length) return undefined
  return () => {
    holdKeyboard()
    openPage(index + 1, languages[0])
  }
}

/** The words of the text as buttons: a press makes one a word to learn, or no longer one. A word without its partner asks for it. */
function Words({ draft, page, index, edit, language, of, kit }: BlockProps) {
  const said = wordsText[language]
  const [later, setLater] = useState<readonly string[]>([])
  const words = differentWords(page.words[of] ?? '')
  const wanted = unpaired(page, draft.languages).find(
    ({ id, word }) => word[of] === undefined && !later.includes(id) && words.length > 0,
  )
  const step = (word: string, by: (page: DraftPage) => DraftPage) =>
    edit({ en: wordsText.en.target(word), id: wordsText.id.target(word) }, (whole) => withPage(whole, index, by))
  function press(word: string) {
    if (wanted && !targetOf(page, of, word)) {
      return step(word, (was) => withPartner(was, wanted.id, of, word))
    }
    const partner = kit && kitPartner(kit, of, word)
    step(word, (was) => withWordPressed(was, { language: of, word, partner }))
  }
  if (words.length === 0) return null
  return (
    <>
      {wanted ? (
        <p className="row partner-wanted" role="status">
          <b>{said.partner(otherWord(wanted, of))}</b>
          <button type="button" className="button" onClick={() => setLater([...later, wanted.id])}>
            {said.partnerLater}
          </button>
        </p>
      ) : (
        <p className="small-text">{page.targets.length >= 12 ? said.isFull : said.pressWord}</p>
      )}
      <div className="tokens" lang={of}>
        {words.map((word) => (
          <button
            key={word}
            type="button"
            className="token"
            aria-pressed={targetOf(page, of, word) !== undefined}
            onClick={() => press(word)}
          >
            {targetOf(page, of, word) && <Icon name="tick" />}
            {word}
          </button>
        ))}
      </div>
    </>
  )
}

const otherWord = ({ word }: Target, of: Language) => word[of === 'en' ? 'id' : 'en'] ?? ''
