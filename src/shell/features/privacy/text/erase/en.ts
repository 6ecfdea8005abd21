/** The English texts. */
export const en = {
  title: 'Your account',
  who: (name: string, email: string) => `Signed in: ${name} (${email}).`,
  security: 'Password and devices…',
  child:
    'You can erase this account here, for good: the name, the e-mail, the password, everything that was read and played, and the sign-ins on all devices. The teacher no longer sees it in the class either. It cannot be brought back.',
  teacher:
    'You can erase this account here, for good: your name, e-mail, password, and the sign-ins on all devices. Classes of colleagues stay, without you, and what you ticked about children stays without your name. Classes that you own must be handed over to a colleague (on the class’s page) or deleted first (Class › Export and privacy): otherwise nobody could get to their children’s records.',
  backups: (days: number) =>
    `Backups that the school made earlier still contain it, for ${days === 1 ? 'a day' : `${days} days`} at most.`,
  button: 'Erase this account…',
  ask: 'Erase this account for good?',
  sure: (name: string) => `Everything stored about ${name} will be erased. This cannot be undone.`,
  password: 'Password of this account',
  keep: 'Keep it',
  erase: 'Erase for good',
  erased: 'The account is erased.',
  failed: 'That did not work. Nothing was erased.',
  wrong: 'The password is not right.',
  owner: 'You still own a class. Hand it over or delete it first: its page, or Class › Export and privacy.',
}
