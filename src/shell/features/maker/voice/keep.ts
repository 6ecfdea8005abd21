import { LANGUAGES, type Language, type Local } from '../../../../game/language.ts'
import { withPage } from '../draft/edits.ts'
import type { MakerMedia } from '../draft/index.ts'
import type { Draft, DraftPage, Take } from '../draft/schema.ts'
import type { PanelProps } from '../panel.ts'
import { type VoicePanelText, voicePanelText } from '../text/voice/index.ts'
import { textOf } from './missing.ts'
import type { Fresh, Part } from './mode.ts'
import type { Marks } from './words/marks.ts'

/** What the voice panel is given: the sounds of a draft can be stored piece by piece. */
export interface VoiceProps extends PanelProps {
  readonly media: MakerMedia
}

/** A name of a step in all languages. */
export const stepName = (name: (text: VoicePanelText) => string): Local => {
  const named = (language: Language) => name(voicePanelText[language])
  return { en: named('en'), id: named('id') } satisfies Record<(typeof LANGUAGES)[number], string>
}

/** "Indonesian, page 3". */
export const placeName = (text: VoicePanelText, language: Language, index: number): string =>
  text.place(text.language[language], text.page(index))

/** Stores a new sound and puts it into the draft, in the place of an older one. Rejects where it cannot be stored; then nothing has changed. */
export async function keep(
  { index, edit, media, page }: Pick<VoiceProps, 'index' | 'edit' | 'media' | 'page'>,
  language: Language,
  part: Part,
  fresh: Fresh,
): Promise<void> {
  const { finished, by, words, running } = fresh
  const name = await (running ? running.finish(finished.sound) : media.put(finished.sound))
  const text = part.kind === 'line' ? part.word : textOf(page, language)
  const take: Take = { media: name, ...finished.take, text, by, words: [...words] }
  const step =
    part.kind === 'line'
      ? stepName((said) => said.steps.say(part.word))
      : stepName((said) => said.steps[by === 'service' ? 'read' : 'record'](placeName(said, language, index)))
  edit(step, (draft) => withTake(draft, page.id, language, part, take))
  if (fresh.cut !== undefined) await media.forgetCut(fresh.cut).catch(() => undefined)
}

function withTake(draft: Draft, pageId: string, language: Language, part: Part, take: Take): Draft {
  return withPageOf(draft, pageId, (page) =>
    part.kind === 'line'
      ? { ...page, lines: { ...page.lines, [language]: { ...page.lines[language], [part.word]: take } } }
      : { ...page, voice: { ...page.voice, [language]: take } },
  )
}

/** The draft with other word times of a page's recording; another recording than `media` keeps its own. */
export function withMarks(draft: Draft, pageId: string, language: Language, media: string, words: Marks): Draft {
  return withPageOf(draft, pageId, (page) => {
    const take = page.voice[language]
    return take?.media === media ? { ...page, voice: { ...page.voice, [language]: { ...take, words } } } : page
  })
}

// By its id: pages may have been moved while a sound was made ready.
function withPageOf(draft: Draft, pageId: string, change: (page: DraftPage) => DraftPage): Draft {
  return withPage(
    draft,
    draft.pages.findIndex(({ id }) => id === pageId),
    change,
  )
}

/** Whether a sound was not stored for want of space. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'StorageFullError' || error.name === 'QuotaExceededError')

/** Minutes and seconds: 0:08. */
export function clock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
