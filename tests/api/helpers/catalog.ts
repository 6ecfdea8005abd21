import type { Catalog, CatalogBook } from '../../../server/contract/catalog.ts'

function book(id: number, pages: number, activities: readonly string[]): CatalogBook {
  return {
    id,
    key: `lumbung.test-${id}`,
    revision: 1,
    level: null,
    languages: ['en', 'id'],
    title: { en: `Book ${id}`, id: `Buku ${id}` },
    keepsake: null,
    coverImage: `/img/books/book${id}/cover.webp`,
    pages: Array.from({ length: pages }, (_, index) =>
      index === 0
        ? { id: 'cover', pageNumber: 0 }
        : { id: `b${id}-p${index}`, pageNumber: index, ...(index === 1 && { interactionType: 'tapping' }) },
    ),
    postActivities: activities.map((type, index) => ({ id: id * 100 + index + 1, type })),
  }
}

/** Three small books of different lengths, so that tests do not change with the stories. */
export const testCatalog: Catalog = {
  books: [
    book(1, 15, ['drag-and-drop', 'match-by-alphabet', 'match-by-letter']),
    book(2, 13, [
      'match-by-number',
      'drag-and-drop',
      'match-by-letter',
      'match-by-word',
      'tap-by-voice',
      'drag-drop-family',
    ]),
    book(3, 4, []),
  ],
}
