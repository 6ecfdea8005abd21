/** The English texts. */
export const en = {
  title: 'School year',
  text: 'When a school year is over, close it: the figures of the class start again from zero. Tablets stay in the class, and children keep their books and stars. You can still look at the figures of earlier years.',
  name: 'Name of the year that is over',
  nameHint: 'for example 2025/26',
  firstDay: 'First day of the new year',
  close: 'Close the school year…',
  closeTitle: (name: string) => `Close the school year ${name}?`,
  closeText: (day: string) =>
    `From ${day} on, the figures start again from zero. You can undo this for 14 days; nothing is lost.`,
  closeGo: 'Close the school year',
  closed: (name: string) => `${name} is closed`,
  years: 'Closed school years',
  until: (name: string, day: string) => `${name}, until ${day}`,
  reopen: 'Open again',
  reopenOf: (name: string) => `Open ${name} again`,
  reopened: (name: string) => `${name} is open again`,
  pick: 'School year',
  thisYear: 'This school year',
  chosenDays: 'Chosen days',
}
