import { backingWidth } from '../../../game/runtime/backing.ts'
import { askEarly } from '../../../game/runtime/earlyFiles.ts'
import { STAGE } from '../../../game/rules/geometry.ts'
import { isSharp } from '../../../game/scene/loadPicture.ts'

/** Asks for what the stage will draw of the page that came with the document, where one did: long before the reader knows the page. */
export function askAhead(): void {
  const figure = document.querySelector<HTMLElement>('#first-page figure.pic')
  if (!figure || figure.clientWidth === 0) return
  const { files, filesLight, filesSharp } = figure.dataset
  const isDouble = isSharp(backingWidth(figure.clientWidth) / STAGE.width)
  askEarly((hasAvif) => {
    const wanted = isDouble ? filesSharp : hasAvif ? filesLight : files
    return wanted ? wanted.split(' ') : []
  })
}
