import type { BooksReport } from '../../contract/report.ts'
import { csvOf } from './csv.ts'
import type { Lang } from './figures/facts.ts'
import type { Loaded } from './load.ts'
import { langAndItem } from './practise.ts'

/** How an export is written: language of headings and words, and whether learners are named or numbered. */
export interface Manner {
  readonly language: Lang
  readonly hasNames: boolean
}

const WORDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    learner: 'learner',
    lang: 'language',
    group: 'group',
    item: 'item',
    skill: 'skill',
    state: 'state',
    known: 'known',
    stuck: 'stuck',
    questions: 'questions',
    last_day: 'last day',
    at: 'time',
    place: 'place',
    ask: 'question',
    n: 'try',
    ok: 'right',
    help: 'help',
    guess: 'chance of a blind hit',
    chose: 'chosen instead',
    counted: 'counted',
    book: 'book',
    page: 'page',
    round: 'round',
    mode: 'mode',
    heard: 'words heard',
    words: 'words',
    active: 'seconds',
    stars: 'stars',
    times: 'times done',
    yes: 'yes',
    no: 'no',
    first: 'first try',
    'state help': 'with help',
    not_yet: 'not yet',
    locked: 'locked',
    none: 'not opened',
    opened: 'opened',
    playing: 'in progress',
    done: 'done',
    'done-help': 'done with help',
    'no pages seen': 'no pages seen',
    'state heard': 'heard to the end',
    'state alone': 'read alone',
    'state flipped': 'flipped past',
  },
  id: {
    learner: 'murid',
    lang: 'bahasa',
    group: 'kelompok',
    item: 'butir',
    skill: 'kemampuan',
    state: 'keadaan',
    known: 'dikuasai',
    stuck: 'tersendat',
    questions: 'pertanyaan',
    last_day: 'hari terakhir',
    at: 'waktu',
    place: 'tempat',
    ask: 'pertanyaan',
    n: 'jawaban ke-',
    ok: 'benar',
    help: 'bantuan',
    guess: 'peluang menebak',
    chose: 'dipilih',
    counted: 'dihitung',
    book: 'buku',
    page: 'halaman',
    round: 'putaran',
    mode: 'cara',
    heard: 'kata didengar',
    words: 'jumlah kata',
    active: 'detik',
    stars: 'bintang',
    times: 'kali selesai',
    yes: 'ya',
    no: 'tidak',
    first: 'langsung benar',
    'state help': 'dengan bantuan',
    not_yet: 'belum',
    locked: 'terkunci',
    none: 'belum dibuka',
    opened: 'dibuka',
    playing: 'sedang dibaca',
    done: 'selesai',
    'done-help': 'selesai dengan bantuan',
    'no pages seen': 'tanpa halaman yang dibuka',
    'state heard': 'didengar sampai habis',
    'state alone': 'dibaca sendiri',
    'state flipped': 'dilewati',
  },
}

/** Headings and words in a language. */
export const teller = (language: Lang) => (word: string) => WORDS[language][word] ?? word

/** Learners' names, or the numbers that stand for them. */
function naming({ head }: Loaded, { hasNames }: Manner): (id: string) => string | number {
  const known = new Map(head.learners.map(({ id, number, name }) => [id, hasNames ? name : number]))
  return (id) => known.get(id) ?? ''
}

/** Books × learners: a row for each learner, three columns for each book. */
export function booksCsv(loaded: Loaded, { rows }: BooksReport, manner: Manner): string {
  const say = teller(manner.language)
  const nameOf = naming(loaded, manner)
  // Numbers of taken-in books say nothing outside this service.
  const headings = loaded.head.books.flatMap(({ id, title }) =>
    ['state', 'stars', 'times'].map(
      (word) => `${id < 1001 ? `${say('book')} ${id}` : title[manner.language]}: ${say(word)}`,
    ),
  )
  return csvOf(
    manner.language,
    [say('learner'), ...headings, say('last_day')],
    rows.map(({ learner_id, books, last_day }) => [
      nameOf(learner_id),
      ...books.flatMap(({ state, best, times, no_pages_seen }) => [
        no_pages_seen ? `${say(state)} (${say('no pages seen')})` : say(state),
        best?.stars ?? null,
        times,
      ]),
      last_day,
    ]),
  )
}

/** One row for each learner and item. */
export function skillsCsv(loaded: Loaded, manner: Manner): string {
  const { refs } = loaded.books
  const say = teller(manner.language)
  const nameOf = naming(loaded, manner)
  const yes = (is: boolean) => say(is ? 'yes' : 'no')
  const columns = ['learner', 'lang', 'group', 'item', 'skill', 'state', 'known', 'stuck', 'questions', 'last_day']
  const rows = loaded.learners.flatMap(({ id, projection }) =>
    Object.entries(projection.items).flatMap(([pair, { state, known, stuck, asked, last }]) => {
      const { lang, key } = langAndItem(pair)
      const item = refs.item(key)
      if (!item) return []
      const word = state === 'help' ? 'state help' : state
      return [
        [nameOf(id), lang, item.group, item.label[lang], item.skill, say(word), yes(known), yes(stuck), asked, last],
      ]
    }),
  )
  return csvOf(manner.language, columns.map(say), rows)
}
