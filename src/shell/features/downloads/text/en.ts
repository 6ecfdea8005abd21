/** The English texts. */
export const en = {
  downloaded: 'Downloaded',
  name: (title: string, isQueued: boolean, size: string) =>
    isQueued ? `Downloaded: ${title}` : `${size}. Download ${title}`,
  coming: (title: string, percent: number) => `${percent}%. Downloading ${title}. Stop`,
  full: 'There is no room left on this device.',
  broken: 'The download did not finish. Try again later.',
  removeTitle: 'Remove the download?',
  removeText: (title: string) => `You will then need a connection to read ${title}.`,
  remove: 'Remove',
  stay: 'Keep',
}
