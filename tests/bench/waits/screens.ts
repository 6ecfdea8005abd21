import type { Leaf } from './player.ts'

/** Queries for a player's screen; they run in the page. */
export interface Screen {
  /** All elements that may move during a turn. */
  moving(): HTMLElement[]
  /** Whether any part of the picture of `to` is visible. */
  shows(to: Leaf, from: Leaf): boolean
  /** Whether the page has settled and responds. */
  stands(to: Leaf): boolean
}

/** Runs in the page: the queries for our reader. */
export function ourScreen(): void {
  const SHEETS = '#root .slot, #root .slot :is(figure, .art, .stage-host, [class*=sheet])'
  const decoded = new WeakMap<HTMLImageElement, string>()
  /** Whether the image is surely in the current frame; an asynchronously decoded one appears in a later frame. */
  const isDecoded = (image: Element) => {
    // A canvas is drawn before it is in the document.
    if (!(image instanceof HTMLImageElement)) return true
    const { currentSrc } = image
    if (image.naturalWidth === 0) return false
    if (decoded.get(image) === currentSrc) return true
    image.decode().then(
      () => decoded.set(image, currentSrc),
      () => undefined,
    )
    return false
  }
  const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** Whether the element hides the whole place. */
  const covers = (element: Element, place: DOMRect) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const isBeside =
      left > place.left + 1 || top > place.top + 1 || right < place.right - 1 || bottom < place.bottom - 1
    return isVisible(element) && !isBeside
  }
  /** Whether the sheets are at rest; things inside the picture may still move. */
  const areAtRest = (slot: Element) =>
    slot.getAnimations({ subtree: true }).every(({ playState, effect }) => {
      const isSheet = effect instanceof KeyframeEffect && effect.target?.matches('.slot, .slot > *') === true
      return !isSheet || playState !== 'running'
    })
  window.waitsScreen = {
    moving: () => [...document.querySelectorAll<HTMLElement>(SHEETS)],
    shows(to, from) {
      const pictures = [...document.querySelectorAll<HTMLElement>('#root .slot .art')]
      const fileOf = (image: HTMLElement) =>
        image instanceof HTMLImageElement ? image.currentSrc : (image.dataset['poster'] ?? '')
      const isOf = (image: HTMLElement, { picture }: Leaf) => new RegExp(picture).test(fileOf(image))
      const above = [...pictures.filter((image) => isOf(image, from)), ...document.querySelectorAll('.slot > .sheet')]
      return pictures.some((image) => {
        if (!isOf(image, to) || !isVisible(image) || !isDecoded(image)) return false
        const place = image.getBoundingClientRect()
        return !above.some((element) => !element.contains(image) && covers(element, place))
      })
    },
    stands(to) {
      const scene = window.__storybook?.scene()
      const isThere = scene?.pageId === to.id && (scene.status === 'ready' || scene.status === 'completed')
      const slot = document.querySelector('#root .slot')
      return isThere && location.search === `?page=${to.index + 1}` && slot !== null && areAtRest(slot)
    },
  }
}

/** Runs in the page: the queries for Bloom Player, which slides a row of pages. */
export function bloomScreen(): void {
  const pictureOf = ({ index }: Leaf) => document.querySelectorAll('.swiper-slide')[index]?.querySelector('img')
  const isHere = (image: HTMLImageElement | null | undefined): image is HTMLImageElement =>
    image?.complete === true && image.naturalWidth > 0
  window.waitsScreen = {
    moving: () => [...document.querySelectorAll<HTMLElement>('.swiper-wrapper')],
    shows(to) {
      const image = pictureOf(to)
      if (!isHere(image)) return false
      const { left, right } = image.getBoundingClientRect()
      return right > 0 && left < innerWidth
    },
    stands(to) {
      const image = pictureOf(to)
      const slide = image?.closest('.swiper-slide')
      const row = document.querySelector('.swiper-wrapper')
      const isStill = row?.getAnimations().every(({ playState }) => playState !== 'running') === true
      return isHere(image) && isStill && Math.abs(slide?.getBoundingClientRect().left ?? Infinity) < 1
    },
  }
}
