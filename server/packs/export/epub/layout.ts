import { fitSize, LINE } from '../fit.ts'

/** Width of a page and of its picture, CSS px. */
const WIDTH = 1280
const PICTURE_HEIGHT = 800
const SIZES = [84, 76, 68, 60, 52, 44, 40, 37, 34, 31, 28, 25, 22, 19, 16, 13] as const
const TEXT_SIZES = SIZES.filter((size) => size <= 44)
const ABOUT_SIZES = SIZES.filter((size) => size <= 28)
/** White to the left and right of the text, and between two languages. */
const SIDE = 72
const GAP = 56

/** How the pages of an edition are divided: the picture above, the text in a strip of paper below. CSS px. */
export interface PageLayout {
  readonly width: number
  readonly height: number
  readonly pictureHeight: number
  readonly stripHeight: number
  /** The size of letters at which a text of one language fits its part of the strip. */
  textSize(paragraphs: readonly string[]): number
  /** The same for a title, which leaves a line to the authors. */
  titleSize(title: string): number
  /** The same for the last page, which is text alone. */
  aboutSize(paragraphs: readonly string[]): number
}

/** One language: 4 : 3 as most tablets are; two stand side by side in a higher strip. */
export function layoutOf(languages: number): PageLayout {
  const stripHeight = languages > 1 ? 240 : 160
  const height = PICTURE_HEIGHT + stripHeight
  const column = (WIDTH - 2 * SIDE - GAP * (languages - 1)) / languages
  return {
    width: WIDTH,
    height,
    pictureHeight: PICTURE_HEIGHT,
    stripHeight,
    textSize: (paragraphs) => fitSize(paragraphs, { width: column, height: stripHeight - 32 }, TEXT_SIZES),
    titleSize: (title) => fitSize([title], { width: column, height: stripHeight - 64 }, SIZES),
    aboutSize: (paragraphs) => fitSize(paragraphs, { width: column, height: (height - 300) * 0.75 }, ABOUT_SIZES),
  }
}

/** The style sheet of the pages; `fonts` are the rules of the faces. */
export function pageStyles({ width, height, pictureHeight, stripHeight }: PageLayout, fonts: string): string {
  const sizes = SIZES.map((size) => `.s${size}{font-size:${size}px}`).join('\n')
  return `${fonts}
html,body{margin:0;padding:0;background:#fff7e6}
body{position:relative;width:${width}px;height:${height}px;overflow:hidden;color:#3b211c;font-family:"Andika",sans-serif}
.picture{position:absolute;left:0;top:0;width:${width}px;height:${pictureHeight}px;object-fit:contain;background:#fff7e6}
.strip{position:absolute;left:${SIDE}px;top:${pictureHeight}px;width:${width - 2 * SIDE}px;height:${stripHeight}px;display:flex;gap:${GAP}px;align-items:center;justify-content:center}
.text{flex:1 1 0;min-width:0;text-align:center;line-height:${LINE}}
.two .text{text-align:left}
.two .text+.text{border-left:3px solid #fbe6c2;padding-left:${GAP / 2}px;margin-left:-${GAP / 2}px}
.text p{margin:0;text-wrap:balance}
.text b{color:#a82b24}
.text span{white-space:nowrap}
.number{position:absolute;right:20px;bottom:12px;font-size:20px;color:#6b3f2a}
.cover .title{font-family:"Baloo 2","Andika",sans-serif;font-weight:700;color:#a82b24;line-height:1.1}
.cover .title b{font-weight:inherit}
.cover .text{text-align:center}
.cover .authors{font-size:26px;color:#6b3f2a}
.about .strip{top:110px;height:auto;align-items:flex-start}
.about .text{text-align:left}
.about h1{position:absolute;left:${SIDE}px;top:40px;margin:0;font:700 40px/1.2 "Baloo 2","Andika",sans-serif;color:#a82b24}
.about h2{margin:0 0 .4em;font:700 1.3em/1.2 "Baloo 2","Andika",sans-serif;color:#a82b24}
.about p{margin:0 0 .5em;text-wrap:wrap;overflow-wrap:anywhere}
.about b{color:inherit}
.about a{color:#2f4180}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.spoken{background:#ffc94a;border-radius:.25em;box-shadow:0 0 0 .1em #ffc94a}
${sizes}
`
}
