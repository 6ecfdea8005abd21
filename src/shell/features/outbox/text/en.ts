/** The English texts. */
export const en = {
  queued: 'Saved on this device. It will be sent later.',
  notSent: (count: number) => `${count} not sent yet`,
}
