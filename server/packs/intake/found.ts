import type { Pack, PackParts } from '../../../src/content/pack/index.ts'

/** What a pack says of itself, as a teacher reads it before she adds it. `bytes`: of its pictures and sounds. */
export interface FoundPack {
  readonly key: string
  readonly revision: number
  readonly titles: { readonly en: string; readonly id: string }
  readonly languages: readonly ('en' | 'id')[]
  readonly level: Pack['manifest']['level']
  readonly licence: string
  readonly authors: readonly string[]
  readonly credits: readonly string[]
  /** With the cover. */
  readonly pages: number
  readonly activities: number
  readonly bytes: number
}

/** Reads out of a checked pack what is told of it. */
export function aboutPack(
  { manifest, book, activities }: Pick<Pack, 'manifest' | 'book' | 'activities'>,
  media: PackParts['media'],
): FoundPack {
  return { ...aboutManifest({ manifest, book, activities }), bytes: sum(media) }
}

/** The same without its size. */
export function aboutManifest({
  manifest,
  book,
  activities,
}: Pick<Pack, 'manifest' | 'book' | 'activities'>): Omit<FoundPack, 'bytes'> {
  const { key, revision, title, languages, level, licence, authors, credits } = manifest
  const either = title.en ?? title.id ?? key
  return {
    key,
    revision,
    titles: { en: title.en ?? either, id: title.id ?? either },
    languages,
    level,
    licence,
    authors: authors.map(({ name }) => name),
    credits,
    pages: book.pages.length,
    activities: activities.postActivities.length,
  }
}

const sum = (media: PackParts['media']): number => [...media.values()].reduce((all, { bytes }) => all + bytes, 0)
