/** The English texts. */
export const en = {
  requests: 'Tablets and sign-ins that wait for you',
  waits: (name: string) => `“${name}” wants to open this class.`,
  compare: 'Does the tablet in front of you show this number?',
  yes: 'Yes, it is ours',
  no: 'No',
  approved: (name: string) => `“${name}” now shows the children’s faces.`,
  refused: (name: string) => `“${name}” was refused.`,
  tabletWrong: (name: string, n: number) => `Wrong pictures were chosen ${n} times on “${name}”.`,
  learnerWrong: (name: string, n: number) => `Wrong pictures were chosen ${n} times for ${name}.`,
  pausedUntil: (moment: string) => `Signing in is paused until ${moment}.`,
  pauseOver: 'The next mistake pauses it again.',
  letIn: 'Let in again',
  letInDone: (name: string) => `${name} can sign in again.`,
  tabletText:
    'On a shared tablet: open the app, choose “Sign in with pictures”, and scan or type this code. The tablet then shows a number, which you confirm here.',
  noCode: 'There is no code for tablets yet. The code for families does not open tablets.',
  newCode: 'New tablet code',
  newCodeDone: 'There is a new tablet code. The old one no longer works.',
}
