/** The kinds of pages that name none: the cover, a page with an activity (SPEC section 3: the word game), and any other. */
export const DEFAULT_KINDS = { cover: 'cover', activity: 'dragDropWord', plain: 'picture' } as const
