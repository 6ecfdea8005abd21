import type { ServiceState } from '../../../../../../server/contract/serviceState.ts'

type Storage = Exclude<ServiceState['storage'], 'ok'>

type Clock = Exclude<ServiceState['clock'], 'ok'>

export interface ServiceText {
  readonly storage: Readonly<Record<Storage, string>>
  readonly storageHelp: Readonly<Record<Storage, string>>
  readonly clock: Readonly<Record<Clock, string>>
  /** `now`: the time that the service uses meanwhile. */
  readonly clockHelp: (now: string) => string
}

/** The English texts. */
export const en: ServiceText = {
  storage: {
    scarce: 'The computer with Lumbung is running out of space.',
    low: 'The computer with Lumbung has almost no space left.',
    full: 'The computer with Lumbung has no space left.',
    unwritable: 'The computer with Lumbung cannot save anything right now.',
  },
  storageHelp: {
    scarce: 'Please tell the person who looks after it to free some space.',
    low: 'Children can sign in and read; their answers wait on the tablets. Please tell the person who looks after the computer to free some space.',
    full: 'What the children do waits on the tablets. Please tell the person who looks after the computer to free some space.',
    unwritable: 'What the children do waits on the tablets. Please tell the person who looks after the computer.',
  },
  clock: {
    'before-build': 'The clock of the computer with Lumbung is wrong.',
    'before-records': 'The clock of the computer with Lumbung seems to be slow.',
    jumped: 'The clock of the computer with Lumbung was changed by hours.',
    'long-gap': 'The computer with Lumbung was off for a long time, or its clock is wrong.',
    devices: 'The clock of the computer with Lumbung and the clocks of the tablets do not agree.',
  },
  clockHelp: (now) =>
    `Lumbung works with ${now} for now. Please check the date, time and time zone of that computer. Nothing is lost: times are corrected later, and nothing is deleted meanwhile.`,
}
