import type { JournalAction } from '../../../../../../server/contract/journal.ts'

/** Parts of a journal sentence: who did it, to which children or colleague, and the target class. */
export interface Reported {
  readonly by: string
  readonly who: string
  readonly to: string
}

type Sentences = Readonly<Record<JournalAction, (reported: Reported) => string>>

const journal: Sentences = {
  'learner.added': ({ by, who }) => `${by} added ${who}.`,
  'learner.arrived': ({ by, who }) => `${by} moved ${who} here from another class.`,
  'learner.renamed': ({ by, who }) => `${by} renamed ${who}.`,
  'learner.moved': ({ by, who, to }) => `${by} moved ${who} to ${to}.`,
  'learner.removed': ({ by, who }) => `${by} removed ${who} from the class.`,
  'learner.deleted': ({ by, who }) => `${by} moved ${who} to the bin.`,
  'learner.restored': ({ by, who }) => `${by} brought ${who} back from the bin.`,
  'learner.erased': ({ by, who }) => `${by} erased ${who} for good.`,
  'learner.unlocked': ({ by, who }) => `${by} let ${who} sign in again.`,
  'path.changed': ({ by, who }) => `${by} changed the path of ${who}.`,
  'move.asked': ({ by, who, to }) => `${by} asked to move ${who} to ${to}.`,
  'removal.asked': ({ by, who }) => `${by} asked to remove ${who}.`,
  'request.declined': ({ by, who }) => `${by} declined a request about ${who}.`,
  'request.withdrawn': ({ by, who }) => `${by} withdrew a request about ${who}.`,
  'record.opened': ({ by, who }) => `${by} opened the record of ${who}.`,
  'record.exported': ({ by }) => `${by} exported the records of the whole class.`,
  'report.exported': ({ by }) => `${by} exported figures as CSV.`,
  'cards.opened': ({ by }) => `${by} opened the sign-in cards.`,
  'cards.renewed': ({ by, who }) => `${by} made new sign-in pictures for ${who}.`,
  'class.changed': ({ by }) => `${by} changed the name of the class.`,
  'class.deleted': ({ by }) => `${by} deleted the class.`,
  'class.restored': ({ by }) => `${by} restored the class.`,
  'code.renewed': ({ by }) => `${by} made a new class code.`,
  'books.changed': ({ by }) => `${by} opened or locked a book.`,
  'device.approved': ({ by }) => `${by} approved a tablet.`,
  'device.removed': ({ by }) => `${by} removed a tablet.`,
  'device.unlocked': ({ by }) => `${by} let a tablet sign children in again.`,
  'work.carried': ({ by }) => `${by} took in a tablet’s work file.`,
  'teacher.added': ({ by, who }) => `${by} added ${who} as a co-teacher.`,
  'teacher.removed': ({ by, who }) => `${by} removed ${who} as a co-teacher.`,
  'teacher.left': ({ by }) => `${by} left the class.`,
  'year.closed': ({ by }) => `${by} closed a school year.`,
  'year.reopened': ({ by }) => `${by} opened a closed school year again.`,
  'class.offered': ({ by, who }) => `${by} offered the class to ${who}.`,
  'class.offer-ended': ({ by }) => `${by} withdrew the offer to hand over the class.`,
  'class.handed-over': ({ by, who }) => `${by} handed the class over to ${who}.`,
}

/** The English texts. */
export const en = {
  tab: 'Bin and journal',
  sub: 'Children who have left the class and can be brought back, and a record of who did what.',
  requests: 'Waiting for your answer',
  myRequests: 'Waiting for the owner’s answer',
  move: (by: string, names: string, to: string) => `${by} asks to move ${names} to ${to}.`,
  remove: (by: string, names: string) => `${by} asks to remove ${names} from the class.`,
  myMove: (names: string, to: string) => `You asked to move ${names} to ${to}.`,
  myRemove: (names: string) => `You asked to remove ${names} from the class.`,
  yes: 'Yes',
  no: 'No',
  takeBack: 'Withdraw',
  offeredToMe: (group: string) =>
    `You have been offered ${group}. As its owner you decide who leaves the class, and see its bin and journal. The present owner stays as a co-teacher.`,
  offeredTo: (group: string, to: string) => `You have offered ${group} to ${to}, who has not answered yet.`,
  accept: 'Accept',
  accepted: 'The class is yours',
  handOver: 'Hand over the class',
  handOverTo: (name: string) => `Hand over the class to ${name}`,
  handOverTitle: (name: string) => `Hand over the class to ${name}?`,
  handOverText: (name: string) =>
    `Once ${name} accepts, the class belongs to ${name}. You stay as a co-teacher and can then leave the class.`,
  handOverGo: 'Offer',
  offered: 'Offered',
  approved: 'Done',
  declined: 'Declined',
  takenBack: 'Withdrawn',
  asked: 'The owner of the class has been asked.',
  askOwner: 'The owner of the class decides. They see your request on their class page.',
  bin: 'Bin',
  binText: (days: number) =>
    `Children who were removed or deleted can be brought back for ${days === 1 ? 'a day' : `${days} days`}, with everything they did. While they are in the bin they cannot sign in and are in no list, report or export.`,
  binEmpty: 'The bin is empty.',
  removedBy: (by: string, day: string) => `Removed by ${by} on ${day}.`,
  deletedBy: (by: string, day: string) => `Deleted by ${by} on ${day}.`,
  removedUntil: (day: string) => `Can be brought back until ${day}.`,
  deletedUntil: (day: string) => `Will be erased for good on ${day}.`,
  restore: 'Bring back',
  restoreOf: (name: string) => `Bring ${name} back`,
  restored: (name: string) => `${name} is back in the class.`,
  eraseNow: 'Erase now…',
  eraseNowOf: (name: string) => `Erase ${name} now…`,
  eraseTitle: (name: string) => `Erase ${name} for good?`,
  eraseText:
    'For a family that asks for it. Progress, tries and sign-in pictures are erased at once and cannot be brought back.',
  eraseBooks: (titles: string) =>
    `The pictures and sounds of these books are closed then, because the child is in them: ${titles}.`,
  inBooks: (titles: string) => `Is in the books: ${titles}.`,
  eraseGo: 'Erase for good',
  erased: 'Erased for good',
  keep: 'Keep',
  journal: 'Journal',
  journalText:
    'What teachers did with children and their records in this class. Entries are kept for a year. Only you can see it.',
  journalEmpty: 'Nothing has been recorded yet.',
  earlier: 'Show earlier entries',
  somebody: 'Someone who has left',
  service: 'The service',
  children: (n: number) => (n === 1 ? '1 child' : `${n} children`),
  gone: (n: number) => (n === 1 ? 'a child who has left' : `${n} children who have left`),
  colleague: 'a colleague',
  otherClass: 'another class',
  ownerOnly: 'Only the owner of the class sees the bin and the journal.',
  did: journal,
}
