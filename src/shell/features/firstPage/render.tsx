/** Run when the app is built (`tools/prerender.ts`), never in the browser. */
import { renderToStaticMarkup } from 'react-dom/server'
import { loadArt, pictureIdOf, pictureOf } from '../../../content/art.ts'
import { BOOK_IDS, loadBook } from '../../../content/books.ts'
import { lookKey, LOOKS } from '../../../content/look.ts'
import { loadLookStills, patchOf, type StillPatch } from '../../../content/lookStills.ts'
import { LANGUAGES } from '../../../game/language.ts'
import type { PagePictureData } from '../../../game/picture.ts'
import { pictureFiles } from '../../../game/scene/loadPicture.ts'
import { FirstPage } from './FirstPage.tsx'

/** Every page of every book in both languages as HTML, by `book/index/language`, and `/look` where that differs; the cover is index 0. */
export async function renderFirstPages(): Promise<Record<string, string>> {
  const [stills, ...books] = await Promise.all([loadLookStills(), ...BOOK_IDS.map(loadBookAndArt)])
  const entries = books
    .filter((one) => one !== undefined)
    .flatMap(({ book, art }) =>
      book.pages.flatMap((page, index) =>
        LANGUAGES.flatMap((language) => {
          const key = `${book.id}/${index}/${language}`
          const picture = pictureOf(art, pictureIdOf(book.id, page.id))
          const render = (look?: string, patch?: StillPatch) =>
            renderToStaticMarkup(
              <FirstPage book={book} page={page} language={language} patch={patch} files={filesOf(picture, look)} />,
            )
          const looked = LOOKS.map(lookKey).flatMap((look) => {
            const patch = patchOf(stills, page.image, look)
            return patch ? [[`${key}/${look}`, render(look, patch)]] : []
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

function filesOf(picture: PagePictureData | undefined, look: string | undefined) {
  const at = (scale: number, hasAvif: boolean) => (picture ? pictureFiles(picture, { scale, look, hasAvif }) : [])
  return { plain: at(1, false), light: at(1, true), sharp: at(2, true) }
}
