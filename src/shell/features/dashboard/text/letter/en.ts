const daysEn = (n: number) => (n === 1 ? 'one day' : `${n} days`)

/** The English texts. */
export const en = {
  page: 'Consent letter',
  sub: 'A letter to print for parents and guardians: what is stored, for how long, and how to say no.',
  open: 'Consent letter',
  school: 'School (for this letter only; it is not saved)',
  one: 'One letter, without a name',
  each: (n: number) => `A letter for each of ${n} children`,
  title: 'Reading with Lumbung: do you agree?',
  dear: 'Dear parents and guardians,',
  intro: (group: string, course: string) =>
    `Your child’s class, ${group}${course === '' ? '' : ` (${course})`}, reads with Lumbung, an app with narrated picture books and short reading games in Indonesian and English. There is no advertising in it.`,
  stored: 'What is stored about your child',
  storedItems: [
    'a nickname, the class, a drawn face, and three pictures to sign in with',
    'which pages were read, the answers in the games, whether they were right, and when',
    'what the teacher notes when your child talks about a book',
    'which tablet of the class was used',
  ],
  never: 'What is never stored',
  neverText:
    'Voice or sound, camera pictures, location, birthday, or anything for advertising. Some games listen: they do so on the tablet only, and nothing is sent or stored.',
  who: 'Who sees it',
  whoText: (teachers: string) =>
    `Your child’s teachers (${teachers}), to see what your child can do and needs next, and the person who runs the school’s service. Nobody else.`,
  long: 'How long',
  longText: (days: number) =>
    `As long as your child is in the class. After your child has left, everything is erased within ${daysEn(days)}.`,
  rights: 'You decide',
  rightsList: (binDays: number) => [
    'You may say no. Your child then takes part in the lessons without the app, and nothing is stored.',
    `You may change your mind at any time: tell the teacher. Everything about your child is then erased: after ${daysEn(binDays)}, or at once if you wish.`,
    'You may ask the teacher to print what is stored about your child, and to correct it.',
  ],
  slip: 'Please return this part to the teacher',
  child: 'Child’s name',
  yes: 'I agree that my child uses Lumbung.',
  no: 'I do not agree.',
  parent: 'Name of parent or guardian',
  date: 'Date',
  signature: 'Signature',
}
