/** The English texts. */
export const en = {
  sortBy: 'Sort by',
  sort: { name: 'Name', behind: 'Furthest behind', day: 'Last used' },
  openOrLock: 'Open or lock a book',
  wholeClass: 'Class',
  total: {
    done: (n: number) => `${n} done`,
    'done-help': (n: number) => `${n} with help`,
    playing: (n: number) => `${n} in progress`,
    opened: (n: number) => `${n} opened`,
  },
  thisWeek: (n: number, of: number, atLeast: boolean) => `${atLeast ? 'at least ' : ''}${n} of ${of} this week`,
  shortPage: (n: number, of: number) => `p. ${n}/${of}`,
  shortActivities: (n: number, of: number) => `act. ${n}/${of}`,
  shortTotal: (n: number) => `${n} done`,
  noPagesSeen: 'no pages seen',
  left: (n: number) => `left ${n}×`,
  legend: {
    locked: 'locked',
    none: 'not opened',
    opened: 'opened, not past page 1',
    playing: 'in progress: furthest page, or activities finished',
    done: 'done',
    'done-help': 'done with help',
  },
  twice: '2× = finished twice',
}
