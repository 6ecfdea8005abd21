/** The English texts. */
export const en = {
  title: 'Take in a tablet’s work, or carried books',
  text: 'A tablet that cannot reach the service makes a file of its unsent work (on the tablet: “Work not sent yet”). Bring the file here by USB or by sharing. Books that were saved for this class as a work file come in here, too.',
  choose: 'Choose the file',
  busy: 'Taking in…',
  from: (name: string, day: string) => `${name}, file of ${day}`,
  unknown: 'A tablet that is no longer in the class',
  fresh: (n: number) => (n === 1 ? '1 record is new.' : `${n} records are new.`),
  known: (n: number) => (n === 1 ? '1 was already here.' : `${n} were already here.`),
  allKnown: 'Everything in this file is already here. Nothing counts twice.',
  others: (n: number) =>
    `${n === 1 ? '1 record was' : `${n} records were`} not taken: they belong to nobody in this class (any more).`,
  refused: (n: number) =>
    `${n === 1 ? '1 record was' : `${n} records were`} not valid, as if the tablet itself had sent ${n === 1 ? 'it' : 'them'}.`,
  tooOld: (n: number) => `${n === 1 ? '1 part' : `${n} parts`} of the file were older than 90 days and were not taken.`,
  books: {
    taken: (title: string) => `“${title}” is now one of the books of the class.`,
    known: (title: string) => `“${title}” is already here.`,
    refused: (title: string, why: string) => `“${title}” was not added. ${why}`,
  },
  stays: 'The tablets remove their work themselves once they reach the service.',
}
