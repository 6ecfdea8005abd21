import type { WorkFileFault } from '../../../../../../server/contract/workFile.ts'

const faults: Readonly<Record<WorkFileFault, string>> = {
  foreign: 'This is not a Lumbung work file.',
  newer:
    'This file was made by a newer version of Lumbung. Connect this tablet to the service once, so that it is updated.',
  cut: 'This file is not complete. Copy it again from the other tablet.',
  altered: 'This file was changed after it was made. Copy it again from the other tablet.',
  class: 'This file belongs to another class.',
  secret:
    'This tablet does not know the secret of this file. Connect it to the service once, or bring the file to the service.',
  old: 'This file is older than 90 days, or the date of a tablet is wrong. Make a new one.',
  large: 'This file is too large.',
}

/** The English texts. */
export const en = {
  title: 'Work that is not sent yet',
  back: 'Back',
  intro:
    'Without internet you can carry what children did on this tablet as a file: by USB or by sharing, to the school’s laptop or to another tablet of the class. Nobody else can read it.',
  counting: 'Counting…',
  nothing: 'Nothing is waiting on this tablet.',
  waits: (records: number, children: number) =>
    `${records === 1 ? '1 record' : `${records} records`} of ${children === 1 ? '1 child' : `${children} children`} ${records === 1 ? 'is' : 'are'} waiting on this tablet.`,
  carries: (tablets: number) =>
    `This tablet also carries the work of ${tablets === 1 ? '1 other tablet' : `${tablets} other tablets`}.`,
  carriesBooks: (books: number) =>
    `It carries ${books === 1 ? '1 book' : `${books} books`} of the class to the service.`,
  make: 'Make the file',
  making: 'Making the file…',
  ready: (name: string, size: string) => `The file is ready: ${name} (${size})`,
  save: 'Save the file',
  share: 'Share it',
  next: 'On the school’s laptop: open the class page of the dashboard and choose “Take in a tablet’s work”. Nothing leaves this tablet: once it reaches the service it sends its work itself, and nothing counts twice.',
  takeTitle: 'Another tablet’s file',
  takeText:
    'This tablet then carries its work too: it sends it when it reaches the service, or puts it into its own next file.',
  choose: 'Choose the file',
  taken: (records: number, children: number) =>
    `Taken in: ${records === 1 ? '1 record' : `${records} records`} of ${children === 1 ? '1 child' : `${children} children`}.`,
  takenBooks: (titles: string) =>
    `This tablet now carries to the service: ${titles}. The teacher finds it under Books of the class and opens it there.`,
  known: 'This file is already here.',
  noClass:
    'This tablet cannot make files yet: it belongs to no class, or has not reached the service since it was updated. Connect it once, open “Sign in with pictures”, and come back.',
  failed: 'That did not work. Try again!',
  faults,
}
