/** The English texts. */
export const en = {
  queued: 'Saved on this device. It will be sent later.',
  carry: 'For grown-ups: as a file',
  notSent: (count: number) => `${count} not sent yet`,
}
