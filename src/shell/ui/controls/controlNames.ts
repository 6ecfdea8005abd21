/**
 * What a control of the shell does, whatever the language of its word: `data-control` says it to tests and testers.
 * `continue` goes on from a dialog or a notice, `again` does the same thing once more.
 */
export type ControlName =
  | 'next'
  | 'prev'
  | 'finish'
  | 'library'
  | 'listen'
  | 'help'
  | 'language'
  | 'mode'
  | 'shuffle'
  | 'reset'
  | 'continue'
  | 'again'
  | 'leave'
  | 'stay'
  | 'home'
  | 'back'
  | 'menu'
  | 'read'
  | 'play'
  | 'today'
  | 'stop'
  | 'record'
  | 'hear'
  | 'told'
