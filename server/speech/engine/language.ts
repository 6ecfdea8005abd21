/** A language that texts are read in. */
export type Language = 'en' | 'id'
