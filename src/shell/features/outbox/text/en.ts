/** The English texts. */
export const en = {
  queued: 'Kept on this device. It is sent later.',
  notSent: (count: number) => `${count} not sent yet`,
}
