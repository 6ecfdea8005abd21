/** The English texts. */
export const en = {
  open: 'My voice',
  title: 'Record your own reading of this page',
  record: 'Record',
  recordAgain: 'Record again',
  stop: 'Stop',
  hear: 'Hear me',
  forget: 'Delete',
  close: 'Close',
  isRecording: 'Read aloud now …',
  stays: 'Your voice stays on this device and is never sent. It is deleted when you sign out.',
  troubles: {
    microphone: 'There is no microphone, or it is not allowed here.',
    sound: 'This recording cannot be played here.',
    store: 'There is no room to keep it. You can hear it until you turn the page.',
  },
}
