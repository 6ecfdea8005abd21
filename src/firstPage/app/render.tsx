/** Run when the app is built (`src/firstPage/build/prerender.ts`), never in the browser. */
import { renderToStaticMarkup } from 'react-dom/server'
import { loadArt, pictureIdOf, pictureOf } from '../../content/art.ts'
import { BOOK_IDS, loadBook } from '../../content/books.ts'
import { variantKey, VARIANTS } from '../../content/avatarVariant.ts'
import { loadAvatarPosters, patchOf, type PosterPatch } from '../../content/avatarPosters.ts'
import { LANGUAGES } from '../../game/language.ts'
import type { PagePictureData } from '../../game/picture.ts'
import { pictureFiles } from '../../game/scene/picture/loadPicture.ts'
import { FirstPage } from './FirstPage.tsx'

/** HTML of every page of every book in both languages, by `book/index/language`, plus `/look` for avatar variants; the cover is index 0. */
export async function renderFirstPages(): Promise<Record<string, string>> {
  const [posters, ...books] = await Promise.all([loadAvatarPosters(), ...BOOK_IDS.map(loadBookAndArt)])
  const entries = books
    .filter((one) => one !== undefined)
    .flatMap(({ book, art }) =>
      book.pages.flatMap((page, index) =>
        LANGUAGES.flatMap((language) => {
          const key = `${book.id}/${index}/${language}`
          const picture = pictureOf(art, pictureIdOf(book.id, page.id))
          const render = (variant?: string, patch?: PosterPatch) =>
            renderToStaticMarkup(
              <FirstPage book={book} page={page} language={language} patch={patch} files={filesOf(picture, variant)} />,
            )
          const looked = VARIANTS.map(variantKey).flatMap((variant) => {
            const patch = patchOf(posters, page.image, variant)
            return patch ? [[`${key}/${variant}`, render(variant, patch)]] : []
          })
          return [[key, render()], ...looked]
        }),
      ),
    )
  return Object.fromEntries(entries)
}

async function loadBookAndArt(id: number) {
  const [book, art] = await Promise.all([loadBook(id), loadArt(id)])
  return book && { book, art }
}

function filesOf(picture: PagePictureData | undefined, variant: string | undefined) {
  const at = (scale: number, hasAvif: boolean) =>
    picture ? pictureFiles(picture, { scale, look: variant, hasAvif }) : []
  return { plain: at(1, false), avif: at(1, true), sharp: at(2, true) }
}
