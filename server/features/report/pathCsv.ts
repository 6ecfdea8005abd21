import type { PathItemRow, PathReport, PathRow } from '../../contract/path.ts'
import { csvOf } from './csv.ts'
import { type Manner, teller } from './exports.ts'
import type { Lang } from './figures/facts.ts'

const WORDS = {
  en: {
    stepNumber: 'step number',
    step: 'step',
    since: 'since',
    turns: 'turns at this step',
    state: 'state',
    known: 'known items',
    stuck: 'not yet twice in a row',
    again: 'again today',
    due: 'due today',
    fresh: 'new today',
    book: 'book',
    page: 'page',
    held: 'set by the teacher',
    checkDay: 'last check',
    checkStep: 'step number of the check',
    states: { new: 'not begun', needs: 'needs you', ready: 'ready for more', way: 'on the way' },
  },
  id: {
    stepNumber: 'nomor langkah',
    step: 'langkah',
    since: 'sejak',
    turns: 'giliran di langkah ini',
    state: 'keadaan',
    known: 'butir yang dikuasai',
    stuck: 'dua kali berturut-turut belum',
    again: 'diulang hari ini',
    due: 'perlu diingat hari ini',
    fresh: 'baru hari ini',
    book: 'buku',
    page: 'halaman',
    held: 'diatur guru',
    checkDay: 'cek terakhir',
    checkStep: 'nomor langkah cek',
    states: { new: 'belum mulai', needs: 'perlu Anda', ready: 'siap lanjut', way: 'berjalan' },
  },
} as const satisfies Record<Lang, unknown>

/** One row for each learner and language in which the ladder has been asked; a class that has not begun gets its headings. */
export function pathCsv(reports: readonly PathReport[], { language, hasNames }: Manner): string {
  const say = teller(language)
  const words = WORDS[language]
  const { head } = reports[0] ?? { head: { learners: [] } }
  const columns = (['stepNumber', 'step', 'since', 'turns', 'state', 'known', 'stuck'] as const).map(
    (key) => words[key],
  )
  const today = (['again', 'due', 'fresh', 'book', 'page', 'held', 'checkDay', 'checkStep'] as const).map(
    (key) => words[key],
  )
  const rows = head.learners.flatMap(({ id, name, number }) =>
    reports.flatMap(({ lang, steps, rows }) => {
      const row = rows.find(({ learner_id }) => learner_id === id)
      if (!row || (row.state === 'new' && row.held === null)) return []
      const step = steps.find((one) => one.id === row.step)
      return [
        [
          hasNames ? name : number,
          lang,
          step?.order ?? null,
          step?.title[language] ?? null,
          ...cells(row, words),
          row.check.latest?.day ?? null,
          steps.find(({ id }) => id === row.check.latest?.step)?.order ?? null,
        ],
      ]
    }),
  )
  return csvOf(language, [say('learner'), say('lang'), ...columns, ...today], rows)

  function cells(row: PathRow, { states }: (typeof WORDS)[Lang]) {
    return [
      row.since,
      row.turns,
      states[row.state],
      row.known,
      listed(row.stuck),
      listed(row.why.again),
      listed(row.why.due),
      listed(row.why.fresh),
      row.book?.book_id ?? null,
      // The path counts the cover; the book's own numbers don't.
      row.book ? Math.max(1, row.book.page - 1) : null,
      say(row.held ? 'yes' : 'no'),
    ]
  }
}

/** A space between items: the other marks separate columns in one of the languages. */
const listed = (items: readonly PathItemRow[]) => [...new Set(items.map(({ label }) => label))].join(' ')
