import { use, useState } from 'react'
import type { Language } from '../../../../game/language.ts'
import type { CutTake } from '../draft/index.ts'
import type { Take } from '../draft/schema.ts'
import { type VoicePanelText, voicePanelText } from '../text/voice/index.ts'
import { SoundError } from './codec/sounds.ts'
import type { Finished } from './finish.ts'
import { isFull, keep, placeName, stepName, type VoiceProps, withMarks } from './keep.ts'
import { nextMissing, type Place } from './missing.ts'
import { type Fresh, type Mode, type Part, useMode } from './mode.ts'
import { Tools } from './tools.ts'
import type { RecordingResult } from './useRecording.ts'
import type { Marks } from './words/marks.ts'

const BLOCKS: Mode = { at: 'blocks' }

/** What the voice panel shows, and what leads from one screen to the next. */
export function useVoicePanel(props: VoiceProps) {
  const { draft, page, index, openPage, media, edit, language: own } = props
  const [mode, setMode] = useMode(draft.key, index)
  const sounds = useNewSounds(props, setMode)

  const record = (language: Language, part: Part, isRow = false, starts = true) => {
    sounds.clear()
    setMode({ at: 'record', language, part, isRow, starts })
  }
  /** The next text without a voice, after this one. */
  function goOn(after: Place) {
    const next = nextMissing(draft, after)
    if (!next) return setMode({ at: 'blocks', isRowDone: true })
    const part: Part = { kind: 'page' }
    setMode({ at: 'record', language: next.language, part, isRow: true, starts: false }, next.index)
    if (next.index !== index) openPage(next.index)
  }
  return {
    ...sounds,
    mode,
    setMode,
    record,
    goOn,
    startRow: () => goOn({ index: -1, language: draft.languages[0] ?? own }),
    drop: (fresh: Fresh) => {
      // Deleted on the device as well; if that fails it is only offered again.
      void fresh.running?.discard().catch(() => undefined)
      if (fresh.cut !== undefined) void media.forgetCut(fresh.cut).catch(() => undefined)
      setMode(BLOCKS)
    },
    marked: (language: Language, isRow: boolean, words: Marks) => {
      const take = page.voice[language]
      if (take)
        edit(
          stepName((text) => text.steps.mark(placeName(text, language, index))),
          (now) => withMarks(now, page.id, language, take.media, words),
        )
      if (isRow) goOn({ index, language })
      else setMode(words.some(({ unsure }) => unsure) ? { at: 'words', language } : BLOCKS)
    },
  }
}

/** New sounds, from the microphone, a file, or a recording that was cut off: made ready, then used or heard first. */
function useNewSounds(props: VoiceProps, setMode: (mode: Mode) => void) {
  const { page, media, language: own } = props
  const tools = use(Tools)
  const said = voicePanelText[own]
  const { trouble, isBusy, setTrouble, busily } = useBusy(said)
  const keepFresh = async (language: Language, part: Part, fresh: Fresh, isRow: boolean) => {
    await keep(props, language, part.kind === 'sentence' ? { kind: 'page' } : part, fresh)
    setMode(afterKeeping(page.voice[language], language, part, fresh, isRow))
  }
  /** A new sound: used at once where there is no older one and nothing to say, else it is heard first. */
  async function arrived(language: Language, part: Part, fresh: Fresh, isRow: boolean) {
    const isPlain = fresh.end === undefined || fresh.end === 'pressed' || fresh.end === 'silence'
    const heard = (): void => setMode({ at: 'heard', language, part, isRow, fresh })
    if (!isPlain || part.kind !== 'page' || page.voice[language]) return heard()
    try {
      await keepFresh(language, part, fresh, isRow)
    } catch (error) {
      console.warn('The sound could not be stored', error)
      setTrouble(isFull(error) ? said.full : said.failed)
      heard()
    }
  }
  async function recorded({ language, part, isRow }: Extract<Mode, { at: 'record' }>, result: RecordingResult) {
    const fresh: Fresh = { ...result, by: 'recorded', words: [] }
    const take = page.voice[language]
    if (part.kind !== 'sentence' || !take) return arrived(language, part, fresh, isRow)
    await busily(async () => {
      const old = await media.get(take.media)
      if (!old) throw new SoundError('unreadable')
      const { finished, words } = await tools.respoken(old, take, part.sentence, result.finished)
      setMode({ at: 'heard', language, part, isRow, fresh: { ...fresh, finished, words } })
    })
  }
  const taken = (language: Language, by: Fresh['by'], end: Fresh['end'], finished: Finished, cut?: CutTake) =>
    arrived(
      language,
      cut && cut.line !== '' ? { kind: 'line', word: cut.line } : { kind: 'page' },
      { finished, by, words: [], end, running: undefined, ...(cut && { cut: cut.name }) },
      false,
    )
  return {
    trouble,
    isBusy,
    clear: () => setTrouble(undefined),
    recorded,
    keepFresh,
    takeFile: (language: Language, file: File) =>
      busily(async () => taken(language, 'file', undefined, await tools.finishedFile(file))),
    takeCut: (cut: CutTake) =>
      busily(async () => {
        const sound = await media.get(cut.name)
        if (!sound) throw new SoundError('unreadable')
        await taken(cut.language, 'recorded', 'cut', await tools.finishedRecording(sound), cut)
      }),
  }
}

/** What comes after a new sound was stored: a page is marked, a word leads back to the words. */
function afterKeeping(take: Take | undefined, language: Language, part: Part, fresh: Fresh, isRow: boolean): Mode {
  if (part.kind === 'line') return take && take.words.length > 0 ? { at: 'words', language } : BLOCKS
  return fresh.words.length > 0 ? { at: 'words', language } : { at: 'tap', language, isRow }
}

/** Says that something takes a moment, and what went wrong. */
function useBusy(said: VoicePanelText) {
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  async function busily(task: () => Promise<void>) {
    setTrouble(undefined)
    setIsBusy(true)
    try {
      await task()
    } catch (error) {
      console.warn('The sound was not taken', error)
      setTrouble(error instanceof SoundError ? said.files[error.fault] : said.failed)
    }
    setIsBusy(false)
  }
  return { trouble, isBusy, setTrouble, busily }
}
