/** The English texts. */
export const en = {
  answersNew: 'First try: {first} of {asked}. Nothing has been asked on two days yet, so nothing can count as known.',
  sub: (n: number) => (n === 1 ? '1 learner, one next step.' : `${n} learners, one next step each.`),
  answers: 'First try: {first} of {asked}. Known: {known} of the {repeated} asked on two days.',
  struggling:
    'At least half of the latest answers are not yet right, or right only with help: {n} of {of}, {notYet} of them not yet. Hardest: {skill}, {lang}, {missed} of {asked}.',
  find: 'Find a learner',
  add: 'Add learners',
  sheets: 'Sheets for parents',
  lastDay: 'Last used',
  nowIn: 'Now in',
  again: 'again',
  nobody: 'No learner has that name.',
  knownHint:
    'First try: items that were right at the first try the last time they were asked. Known: first try on two days. The two languages count separately.',
  previous: 'previous',
  next: 'next',
  forParents: 'Print for parents',
  sessions: (sessions: number, days: number, minutes: number) =>
    `${sessions} ${sessions === 1 ? 'session' : 'sessions'} on ${days} ${days === 1 ? 'day' : 'days'}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  since: (day: string) => `since ${day}`,
  lastIn: (day: string, lang: string) => `last on ${day}, ${lang}`,
  addedOn: (day: string) => `Added ${day}. No sessions yet.`,
  waiting: (records: number, name: string) =>
    records === 1
      ? `1 record of ${name} is still on a tablet.`
      : `${records} records of ${name} are still on a tablet.`,
  waitingText: 'They are not counted on this page yet.',
  tooEarly: 'Fewer than three sessions: only single tries are shown. It is too early to draw conclusions.',
  nothingRead: 'Nothing read yet.',
  words: 'Words',
  outcome: 'How it went',
  reads: 'Reading',
  builds: 'Building',
  knownMeans: 'known: first try on two days',
  firstMeans: 'first try, once',
  aloneMeans: 'stayed long enough to read it alone (the app does not listen)',
  noCounted: 'No counted tries yet.',
  talk: 'Talk about it',
  talkHint: 'Only you can hear whether a child understands. Tick what you heard; the app does not guess.',
  talkBook: 'Book to talk about',
  tickSaved: 'Saved.',
  tickQueued: 'Saved on this device. It will be sent when the network is back.',
  tickFailed: 'This tick was not saved. Please try again.',
  ticked: (day: string, by: string) => `ticked ${day} by ${by}`,
}
