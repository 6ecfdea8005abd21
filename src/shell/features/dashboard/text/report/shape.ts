import type { LADDER } from '../../../../../../server/contract/report.ts'
import type { Need, NextStep } from '../../../../../../server/contract/reportParts.ts'
import type { Language } from '../../../../../game/language.ts'

type Group = 'letters' | 'words' | 'numbers' | 'body' | 'family'
type Rung = (typeof LADDER)[number]
/** Texts with gaps in braces, filled by `Filled`. */
type Sentences = Readonly<Record<Need['kind'] | 'fresh' | 'doneAlone', string>>

/** Texts of the report screens in one language. */
export interface ReportText {
  readonly book: (n: number) => string
  readonly inLang: Readonly<Record<Language, string>>
  readonly lang: Readonly<Record<Language | 'any', string>>
  readonly today: (day: string) => string
  readonly todaySub: (n: number) => string
  readonly needs: string
  readonly need: Sentences
  readonly do: Sentences
  /** Names for the items of a mixed-up pair, by group. */
  readonly mixedKind: Readonly<Record<Group, string>>
  readonly mixed: string
  readonly morePairs: string
  readonly moreOf: (n: number) => string
  readonly struggles: string
  readonly moreChildren: (n: number) => string
  readonly flipped: string
  readonly away: string
  readonly leftOn: string
  readonly why: string
  readonly namesAndTries: string
  readonly nextWord: string
  readonly unsentOf: string
  readonly doneToday: string
  readonly nothingUrgent: string
  readonly turns: string
  readonly turnsHint: string
  readonly fresh: string
  readonly unsent: string
  readonly unsentText: string
  readonly gapText: string
  readonly someTablet: string
  readonly active: (n: number, of: number, atLeast: boolean) => string
  readonly notYetThisWeek: string
  readonly onTablet: string
  readonly stuck: (n: number) => string
  readonly stuckNone: string
  readonly done: string
  readonly ofAll: (n: number, of: number) => string
  readonly noLearners: (group: string) => string
  readonly tenMinutes: string
  readonly step1: string
  readonly step2: string
  readonly step3: string
  readonly noData: string
  readonly noDataText: string
  readonly booksTitle: string
  readonly booksSub: string
  readonly learner: string
  readonly lastDay: string
  readonly never: string
  readonly bookState: Readonly<Record<'locked' | 'none' | 'opened' | 'playing' | 'done' | 'done-help', string>>
  readonly page: (n: number, of: number) => string
  readonly pageNumber: (n: number) => string
  readonly activities: (n: number, of: number) => string
  readonly stars: (n: number) => string
  readonly times: (n: number) => string
  readonly unsentWork: string
  readonly skillsTitle: string
  readonly skillsSub: string
  readonly triesIn: string
  readonly state: Readonly<Record<'first' | 'known' | 'help' | 'not_yet' | 'none', string>>
  readonly stuckMark: string
  readonly item: string
  readonly ladder: string
  readonly ladderSub: string
  readonly rung: Readonly<Record<Rung, string>>
  readonly talkCell: (own: number, part: number, notYet: number) => string
  readonly chooseItem: string
  readonly chose: string
  readonly whereAsked: string
  readonly noTries: string
  readonly tryRight: (help: number) => string
  readonly tryWrong: string
  readonly tookFor: string
  readonly notCounted: string
  readonly tooFew: (n: number) => string
  readonly learnersTitle: string
  readonly sessions: string
  readonly thisWeek: string
  readonly knownItems: string
  readonly firstTries: string
  readonly knownOf: string
  readonly tooEarly: string
  readonly nextStep: string
  readonly reading: string
  readonly read: Readonly<
    Record<'book' | 'language' | 'heard' | 'alone' | 'flipped' | 'unopened' | 'whole' | 'pages', string>
  >
  readonly wholeHeard: (n: number) => string
  readonly wholeAlone: (n: number) => string
  readonly items: string
  readonly known: string
  readonly latest: string
  readonly starsOfBooks: string
  readonly talk: string
  readonly mark: Readonly<Record<'own-words' | 'part' | 'not-yet', string>>
  readonly from: string
  readonly to: string
  readonly show: string
  readonly allDays: string
  readonly daysAndFiles: string
  readonly csv: string
  readonly csvReading: string
  readonly csvTries: string
  readonly step: Readonly<Record<NextStep['kind'], string>>
  readonly lookOut: string
}
