export { PlayPanel } from './PlayPanel.tsx'
export { AfterBook } from './AfterBook.tsx'
