import { CAPS } from '../../../../content/levels/levels.ts'
import { sentencesOf, wordsOf } from '../../../../content/levels/reading.ts'
import type { PackFault } from '../../../../content/pack/index.ts'
import { LANGUAGES, type Language, type Local } from '../../../../game/language.ts'
import type { Draft, DraftPage } from '../draft/schema.ts'
import type { Finding } from './finding.ts'
import type { BookKit } from '../play/things.ts'
import { altTextOf } from './pageParts.ts'
import { onPage, say, type Texts } from './say.ts'
import type { DraftSource, FilledPlay } from './source.ts'
import { voiceFindings } from './voiceFindings.ts'

/** What the check of every pack has found, in the words of the maker, and where it is mended. What is said better elsewhere is left out. */
export function faultFindings(
  draft: Draft,
  { faults, warnings }: { readonly faults: readonly PackFault[]; readonly warnings: readonly PackFault[] },
): Finding[] {
  return [
    ...faults
      .filter(
        ({ code, place }) => !SAID_ELSEWHERE.has(code) && !place.includes('illustration.alt') && !OF_COVER.test(place),
      )
      .map((fault) => asFinding(draft, fault, 'mend')),
    ...warnings.filter(({ code }) => LOOKED_AT.has(code)).map((fault) => asFinding(draft, fault, 'look')),
  ]
}

/** What the book says of itself comes from its cover, where it is mended. */
const OF_COVER = /^(?:title|blurb|authorLine)\b/
/** Lines that nobody says are told by their words. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['speech-missing'])
const LOOKED_AT: ReadonlySet<string> = new Set(['won-by-touching', 'text-unspoken', 'line-silent'])

function asFinding(draft: Draft, { file, place, code, message }: PackFault, weight: 'mend' | 'look'): Finding {
  const [, list, number, rest = ''] = /^(pages|postActivities)\[(\d+)\]\.?(.*)$/.exec(place) ?? []
  const field = /^[\w-]+/.exec(rest)?.[0]
  if (file === 'pack.json' || list === undefined)
    return {
      weight,
      code,
      tab: 'book',
      field: /^\w+/.exec(place)?.[0] ?? '',
      title: bookTitle(place, message),
      action: say((of) => of.open),
    }
  if (list === 'postActivities') {
    const activityIndex = Number(number)
    const title = say((of, language) => of.inActivity(activityIndex + 1, message[language]))
    return {
      weight,
      code,
      activityIndex,
      tab: 'after',
      ...(field ? { field } : {}),
      title,
      action: say((of) => of.open),
    }
  }
  const pageIndex = Number(number)
  const tab = tabOf(field)
  const detail = DETAILS[code]
  return {
    weight,
    code,
    pageIndex,
    tab,
    field: fieldOf(rest) ?? field ?? '',
    title: say((of, language) => of.onPage(of.page(pageIndex), titleOf(draft, code, rest, of) ?? message[language])),
    ...(detail ? { detail: say(detail) } : {}),
    action: say((of) => of.openTab[tab]),
  }
}

/** What some findings are called where the sentence of the pack says it for programmers. */
function titleOf({ languages }: Draft, code: PackFault['code'], rest: string, of: Texts): string | undefined {
  const language = LANGUAGES.find((one) => rest.endsWith(`.${one}`)) ?? (rest.startsWith('content-in') ? 'id' : 'en')
  const isWhole = languages.length === 1
  if (code === 'language-missing' || code === 'field-missing') {
    if (rest.startsWith('content-')) return isWhole ? of.noText : of.noTextIn(of.language[language])
    if (rest.startsWith('title')) return isWhole ? of.noTitle : of.noTitleIn(of.language[language])
    if (rest.startsWith('audio')) return of.noVoiceIn(of.language[language])
  }
  if (code === 'text-unspoken') return of.notRead
  if (code === 'won-by-touching') return of.wonByTouching
  if (code === 'unsolvable') return of.unsolvable
  return undefined
}

const DETAILS: Partial<Record<string, (of: Texts) => string>> = {
  'won-by-touching': (of) => of.wonDetail,
  'text-unspoken': (of) => of.notReadDetail,
}

const bookTitle = (place: string, message: Local): Local =>
  place.startsWith('authors') ? say((of) => of.noMakers) : message

function tabOf(field: string | undefined): 'picture' | 'words' | 'voice' | 'play' {
  if (field === 'composition' || field === 'illustration' || field === 'image') return 'picture'
  if (field === 'audio') return 'voice'
  return field === undefined || /^(content-|title|narration)/.test(field) ? (field ? 'words' : 'play') : 'play'
}

const fieldOf = (rest: string): string | undefined => {
  if (rest.startsWith('illustration')) return 'alt'
  if (rest.startsWith('content-en')) return 'en'
  if (rest.startsWith('content-in')) return 'id'
  return /^(?:title|audio)\.(\w+)$/.exec(rest)?.[1]
}

/** What games lack, and lines of theirs that cannot be heard. */
export function playFindings({ plays }: DraftSource): Finding[] {
  return plays.flatMap((play): Finding[] => {
    const { filled, silent } = play
    const place =
      play.pageIndex === undefined
        ? { activityIndex: play.activityIndex ?? 0, tab: 'after' as const }
        : { pageIndex: play.pageIndex, tab: 'play' as const }
    const title = (text: (of: Texts, language: Language) => string) =>
      say((of, language) => of.onPage(nameOf(play, of), text(of, language)))
    if (filled && 'lacks' in filled)
      return [
        {
          weight: 'mend',
          code: 'play-unfilled',
          ...place,
          title: title((of, at) => of.unfilled(filled.lacks[at])),
          action: say((of) => of.open),
        },
      ]
    const lines = new Map(silent.map(({ text, language }) => [`${language}:${text}`, text]))
    return [...lines].map(([field, text]) => ({
      weight: 'mend',
      code: 'word-silent',
      // What is said after the book is recorded on the first page.
      pageIndex: play.pageIndex ?? 1,
      tab: 'voice',
      field,
      title: title((of) => of.silent(text)),
      detail: say((of) => of.silentDetail),
      action: say((of) => of.sayIt),
    }))
  })
}

const nameOf = ({ pageIndex, activityIndex }: FilledPlay, of: Texts): string =>
  pageIndex === undefined ? of.activity((activityIndex ?? 0) + 1) : of.page(pageIndex)

/** What only the draft knows: photos of children, old and soft recordings, marks, sentences over the level. */
export function draftFindings(draft: Draft, kit: BookKit, elsewhere: ReadonlySet<string>): Finding[] {
  return draft.pages.flatMap((page, index) => [
    ...altFindings(draft, page, index, kit),
    ...photoFindings(page, index, elsewhere),
    ...draft.languages.flatMap((language) => voiceFindings(page, index, language, elsewhere)),
    ...(index === 0 ? [] : draft.languages.flatMap((language) => levelFindings(draft, page, index, language))),
  ])
}

/** A photo says nothing by itself: somebody has to say what it shows, in each language. */
function altFindings({ languages }: Draft, page: DraftPage, index: number, kit: BookKit): Finding[] {
  if (languages.every((language) => altTextOf(page, language, kit) !== '')) return []
  const title = say((of) => of.onPage(of.page(index), of.noAlt))
  const action = say((of) => of.writeIt)
  return [
    {
      weight: 'mend',
      code: 'alt-missing',
      pageIndex: index,
      tab: 'picture',
      field: 'alt',
      title,
      detail: say((of) => of.noAltDetail),
      action,
    },
  ]
}

function photoFindings({ photo }: DraftPage, index: number, elsewhere: ReadonlySet<string>): Finding[] {
  const { name, pageIndex } = onPage(index)
  const found = (
    code: 'photo-unasked' | 'media-elsewhere',
    title: (of: Texts) => string,
    detail: (of: Texts) => string,
  ): Finding => ({
    weight: 'mend',
    code,
    pageIndex,
    tab: 'picture',
    field: 'photo',
    title: say((of, language) => of.onPage(name[language], title(of))),
    detail: say(detail),
    action: say((of) => of.openTab.picture),
  })
  return [
    ...(photo?.people === 'unasked'
      ? [
          found(
            'photo-unasked',
            (of) => of.unasked,
            (of) => of.unaskedDetail,
          ),
        ]
      : []),
    ...(photo && elsewhere.has(photo.media)
      ? [
          found(
            'media-elsewhere',
            (of) => of.elsewhere,
            (of) => of.elsewhereDetail,
          ),
        ]
      : []),
  ]
}

function levelFindings({ level }: Draft, page: DraftPage, index: number, language: Language): Finding[] {
  if (level === 'D') return []
  const most = CAPS[level].wordsPerSentence
  return sentencesOf((page.words[language] ?? '').replaceAll('\n', ' '))
    .filter((sentence) => wordsOf(sentence).length > most)
    .map((sentence) => ({
      weight: 'look',
      code: 'level-over',
      pageIndex: index,
      tab: 'words',
      field: language,
      title: say((of) => of.onPage(of.page(index), of.tooLong(wordsOf(sentence).length, level, most))),
      detail: { en: `“${sentence}”`, id: `“${sentence}”` },
      action: say((of) => of.openTab.words),
    }))
}

/** What was checked and is well, in sentences; only what is true of this book. */
export function goodFindings(draft: Draft, source: DraftSource, found: readonly Finding[]): Finding[] {
  const has = (...codes: readonly Finding['code'][]) => found.some(({ code }) => codes.includes(code))
  const games = source.plays.length
  const pages = draft.pages.length - 1
  const short = new Set(
    found.flatMap(({ code, pageIndex }) =>
      code === 'language-missing' && pageIndex !== undefined && pageIndex > 0 ? [pageIndex] : [],
    ),
  )
  const good: readonly (readonly [boolean, (of: Texts) => string])[] = [
    [games > 0 && !has('unsolvable', 'play-unfilled', 'kind-rule'), (of) => of.good.solvable],
    [games > 0 && !has('play-unfilled'), (of) => of.good.reachable],
    [games > 0 && !has('word-silent', 'line-silent'), (of) => of.good.heard],
    [draft.languages.length > 1, (of) => of.good.languages(pages - short.size, pages)],
    [!draft.pages.some(({ photo }) => photo !== null) || !has('photo-unasked'), (of) => of.good.photos],
    [!found.some(({ field }) => field === 'alt'), (of) => of.good.alt],
    [!found.some(({ tab }) => tab === 'book'), (of) => of.good.makers],
    [!has('level-over'), (of) => of.good.level(draft.level)],
  ]
  return good
    .filter(([is]) => is)
    .map(([, text]) => ({ weight: 'good', code: 'good', tab: 'book', title: say(text), action: { en: '', id: '' } }))
}
