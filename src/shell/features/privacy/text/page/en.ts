import type { Keeping } from '../../../../../../server/contract/retention.ts'

/** A part of the page: its heading and its paragraphs. */
export interface PrivacyPart {
  readonly title: string
  readonly lines: readonly string[]
}

export interface PrivacyText {
  readonly title: string
  readonly intro: string
  readonly back: string
  readonly parts: readonly PrivacyPart[]
}

/** Every table of the schema has its words here (tests/contract/privacy.test.ts). */
const keepingEnglish: PrivacyPart = {
  title: 'What is stored about a child',
  lines: [
    'A nickname, the class and since when, a drawn face, and the three pictures of the sign-in. A child who registers with an e-mail: name, e-mail, and the password as a hash that cannot be reversed. For a child who has left the class: when.',
    'What was read and played: pages visited, how long, in which language, how they were read and how many words were heard; tries, how they ended, with how much help, and whether by finger, key or voice; what they guessed would come in a story, and that they told a grown-up about it; the results of the activities, points and stars; and when.',
    'What the child has chosen: how the child of book 3 looks (skin, hair, headwear), whether the app is calm (slower, with less motion), what makes reading easier (words to see, wider letters, larger text, softer paper, a ruler, play by switch), on which pages Kiko was found, and whether they play by ear or without sound.',
    'For the ten minutes of “Today”: what a teacher has set for the ten minutes (what comes first or not at all, a step, a book, how long), since when; whether a teacher has asked for a five-minute check, and what was answered in it.',
    'What a teacher ticks under “Talk about it”, and what the reports calculate from all this.',
    'On which device it was done, by a number that the device gave itself. For each device: when it last reported, whose work still waits on it, and which records never arrived, so that the reports can say what is missing. For a class’s tablet, the name that its teacher gave it. Where a child is signed in (browser and kind of device), since when and until when, and when it was last used. On which browsers an account with an e-mail has signed in before, as hashes.',
    'If the family has agreed that a child can be seen or heard in a book that a teacher made or added: in which book of the class, which teacher noted it, and when. The pictures and sounds of such a book go only to those who may read it. They are closed when it is withdrawn or the child is erased, and deleted 14 days later.',
    'Which teacher opened, exported, moved or deleted a child’s record, and what one teacher asked another: for the owner of the class, for a year. For a child who is in the bin: since when, and until when.',
    'How often a sign-in was tried, to prevent guessing: as a hash that names nobody, for an hour at most. For a child of a class also how often and on which tablet wrong pictures were chosen, for a day.',
  ],
}

const daysEn = (days: number) => (days === 1 ? 'a day' : `${days} days`)

/** The English texts. */
export const en = ({ retention_days, token_days, bin_days }: Keeping): PrivacyText => ({
  title: 'Privacy',
  intro:
    'For parents and teachers, in plain words. Lumbung stores as little as it can, and nobody makes money from it.',
  back: 'Back',
  parts: [
    keepingEnglish,
    {
      title: 'What is never stored',
      lines: [
        'No voice and no sound, except in a book of the class that the family has agreed to: games that listen do so on the device or with the browser’s own recognition, only after a press, and nothing is stored. Some browsers let their maker recognise the speech; the games can be played without speaking too. A child may record their own reading of a page and hear it again: that stays on the device, is never sent, and is deleted at sign-out or after ten minutes without a touch.',
        'No pictures by a camera other than in such a book, no location, no birthday, no address, no advertising, no profile for others. No page contacts another company’s server.',
      ],
    },
    {
      title: 'Why',
      lines: [
        'So that a child can continue where they stopped, and their teacher can see what to help with next. For nothing else.',
        'Only the teachers of the class see a child’s name and record.',
      ],
    },
    {
      title: 'How long',
      lines: [
        `As long as the child is in the class. A child without an e-mail who is taken out of the class is erased after ${daysEn(retention_days)}. A child whom the teacher deletes, alone or with the whole class, is kept in a bin for ${daysEn(bin_days)}, in case it was a mistake, and is then erased.`,
        `The sign-in on a device ends ${daysEn(token_days)} after it was last used. Work that was done without a network waits on the device until it is sent. A grown-up may carry it to the school as a file that only this class’s tablets and the service can read, for 90 days.`,
        `Backups are made by the school; they should not be older than ${daysEn(retention_days)}.`,
      ],
    },
    {
      title: 'Your rights',
      lines: [
        'Ask the teacher: the owner of the class can give you everything that is stored about your child (a file), correct the name, and delete it, at once if you wish. Deleted for good means gone: record, pictures and sign-ins.',
        'Whoever registered with an e-mail can erase that account themselves: sign in, then at the end of this page.',
        'You may withdraw your consent at any time.',
      ],
    },
    {
      title: 'Laws that this follows',
      lines: [
        'Indonesia: PP 17/2025 (PP TUNAS: consent of parents, high protection by default, no profiling of children) and the Personal Data Protection Act (UU 27/2022, PDP).',
        'Elsewhere: COPPA (United States; consent by parents or, for school use, by the school) and the GDPR with its rules for children (Article 8).',
        'The school or district that runs this service is responsible for the data and answers your questions; it is on its own machines.',
      ],
    },
    {
      title: 'On this device',
      lines: [
        'The browser keeps the sign-in, the language, how stories are read, calm mode, how a child plays, which questions they have answered or guessed at, what they were asked and what a teacher has set for today’s path, how the child of book 3 looks, copies of the shelf and the profile, downloaded books, what waits to be sent, a number that the device gave itself, and on a class’s tablet its class, the secrets that its work files are sealed with, and the work of other tablets of the class that it carries, sealed. While a teacher is signed in it keeps the class figures that were viewed last, and deletes them when the teacher logs out. One cookie protects against forged requests, one stores the language. Where somebody has signed in with an e-mail, one more tells the service so, for a year, so that wrong passwords tried elsewhere lock nobody out here. There are no others.',
      ],
    },
  ],
})
