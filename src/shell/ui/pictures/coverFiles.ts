/** How wide a whole cover is where it is shown, as `sizes` says it; on the shelf it is cut to its middle. */
export const COVER_SIZES = '(max-width: 1280px) 290px, 460px'

/** The small files of one of our covers (`tools/art/shellPictures.ts`), as `srcset` names them. `stem`: the cover's path without its extension. */
export const coverSrcSet = (stem: string, urlOf: (path: string) => string): string =>
  `${urlOf(`${stem}-thumb.avif`)} 320w, ${urlOf(`${stem}-small.avif`)} 640w`
