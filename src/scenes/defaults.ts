/** What plays a page that names no kind: the cover, a page with an activity (SPEC section 3: the word game), and any other. */
export const DEFAULT_KINDS = { cover: 'cover', activity: 'dragDropWord', plain: 'picture' } as const
