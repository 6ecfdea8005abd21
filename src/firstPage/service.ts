/** The service's door to the first page: documents that have it in them. */
export { type Document, readingDocuments } from './service/documents.ts'
export { documentWith, type FirstPages, readFirstPages } from './service/firstPages.ts'
