/** The English texts. */
export const en = {
  title: 'Post Activities',
  loading: 'Loading activities...',
  none: 'No activities found for this book',
  noGame: 'No game available for this activity type',
  tryAgain: 'Try Again',
  shuffle: 'Shuffle',
  finished: 'You finished the book!',
  points: (points: number) => `${points} points`,
  noPoints: 'Your points could not be counted yet.',
  step: (now: number, all: number) => `Activity ${now} of ${all}`,
}
