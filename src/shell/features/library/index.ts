export { startBook } from './startBook.ts'
