import { wordsOf } from '../../../../content/levels/reading.ts'
import type { Language } from '../../../../game/language.ts'
import type { DraftPage, Take } from '../draft/schema.ts'
import type { Finding } from './finding.ts'
import { isSaid } from './pageParts.ts'
import { onPage, say, type Texts } from './say.ts'

/** Softer than this before it was raised, LUFS: a loud class does not hear it. */
const SOFT = -36

/** One thing that can be wrong with a recording. */
interface VoiceFault {
  readonly weight: 'mend' | 'look'
  readonly code: Finding['code']
  readonly title: (of: Texts) => string
  readonly detail: (of: Texts) => string
}

/** What is wrong with the recording of a page: it is not here, it is of an older text, it is soft, or its words have no times. `elsewhere`: files of other devices. */
export function voiceFindings(
  page: DraftPage,
  index: number,
  language: Language,
  elsewhere: ReadonlySet<string>,
): Finding[] {
  const take = page.voice[language]
  if (!take) return []
  const { name, pageIndex } = onPage(index)
  return faultsOf(take, page.words[language] ?? '', index, elsewhere).map(({ weight, code, title, detail }) => ({
    weight,
    code,
    pageIndex,
    tab: 'voice',
    field: language,
    title: say((of, at) => of.onPage(name[at], title(of))),
    detail: say(detail),
    action: say((of) => of.listen),
  }))
}

function faultsOf(take: Take, text: string, index: number, elsewhere: ReadonlySet<string>): VoiceFault[] {
  const said = index === 0 ? (text.split('\n')[0] ?? '') : text
  if (elsewhere.has(take.media)) return [ELSEWHERE]
  if (!isSaid(take, said) && !isSaid(take, text)) return [OLD]
  const [words, marked] = [wordsOf(text).length, take.words.length]
  return [
    ...((take.loudness ?? 0) < SOFT ? [TOO_SOFT] : []),
    ...(index > 0 && words > 1 && marked === 0 ? [UNMARKED] : []),
    ...(index > 0 && marked > 0 && marked < words ? [ONLY_SENTENCES] : []),
  ]
}

const ELSEWHERE: VoiceFault = {
  weight: 'mend',
  code: 'media-elsewhere',
  title: (of) => of.voiceElsewhere,
  detail: (of) => of.elsewhereDetail,
}
const OLD: VoiceFault = {
  weight: 'look',
  code: 'voice-old',
  title: (of) => of.oldVoice,
  detail: (of) => of.oldVoiceDetail,
}
const TOO_SOFT: VoiceFault = {
  weight: 'look',
  code: 'voice-soft',
  title: (of) => of.soft,
  detail: (of) => of.softDetail,
}
const UNMARKED: VoiceFault = {
  weight: 'look',
  code: 'voice-unmarked',
  title: (of) => of.unmarked,
  detail: (of) => of.unmarkedDetail,
}
const ONLY_SENTENCES: VoiceFault = {
  weight: 'look',
  code: 'voice-sentences',
  title: (of) => of.sentences,
  detail: (of) => of.unmarkedDetail,
}
