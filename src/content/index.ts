export { plainText } from './markup.ts'

export { isCover, kindOfPage, textOf } from './page.ts'
export type { Activity, Book, Cover, Page } from './schema.ts'
