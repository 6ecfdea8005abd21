/** The English texts. */
export const en = {
  failed: 'The profile could not be loaded.',
  aboutMe: 'About me',
  myBooks: 'My books',
  score: 'Overall score',
  class: 'Class',
  course: 'Course',
  joined: 'Joined',
  privacy: 'Privacy and this account',
  roles: { student: 'Student', teacher: 'Teacher' },
  joinClass: {
    code: 'Class code',
    join: 'Join',
    done: (group: string) => `You are in ${group} now.`,
    failed: 'This code did not work.',
  },
}
