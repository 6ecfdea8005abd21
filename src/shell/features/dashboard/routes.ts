const at = (classId: string, rest = '') => `/dashboard/${encodeURIComponent(classId)}${rest}`

/** Paths of the dashboard's screens. */
export const dashboardRoutes = {
  classes: '/dashboard',
  account: '/dashboard/account',
  today: (classId: string) => at(classId),
  books: (classId: string) => at(classId, '/books'),
  skills: (classId: string, group?: string) => at(classId, group === undefined ? '/skills' : `/skills/${group}`),
  learners: (classId: string) => at(classId, '/learners'),
  learner: (classId: string, learnerId: string) => at(classId, `/learners/${encodeURIComponent(learnerId)}`),
  learnerSheet: (classId: string, learnerId: string) => at(classId, `/learners/${encodeURIComponent(learnerId)}/sheet`),
  sheets: (classId: string) => at(classId, '/learners/sheets'),
  /** The printed sheets of the week, in the language that is learned. */
  week: (classId: string, lang: string) => at(classId, `/learners/week?lang=${lang}`),
  counts: (classId: string, figure: string) => at(classId, `/counts#${figure}`),
  members: (classId: string) => at(classId, '/class'),
  add: (classId: string) => at(classId, '/class/add'),
  cards: (classId: string, learnerIds: readonly string[] = []) =>
    at(
      classId,
      `/class/cards${learnerIds.length === 0 ? '' : `?only=${learnerIds.map(encodeURIComponent).join(',')}`}`,
    ),
  joinCard: (classId: string) => at(classId, '/class/code'),
  access: (classId: string) => at(classId, '/class/books'),
  packs: (classId: string) => at(classId, '/class/packs'),
  custody: (classId: string) => at(classId, '/class/journal'),
  privacy: (classId: string) => at(classId, '/class/privacy'),
  letter: (classId: string, learnerIds: readonly string[] = []) =>
    at(
      classId,
      `/class/letter${learnerIds.length === 0 ? '' : `?for=${learnerIds.map(encodeURIComponent).join(',')}`}`,
    ),
  familyRecord: (classId: string, learnerId: string) =>
    at(classId, `/learners/${encodeURIComponent(learnerId)}/record`),
} as const
