import { LINE } from '../fit.ts'

/** Sizes of letters, mm. */
export const SIZES = [7, 6.4, 5.8, 5.2, 4.6, 4, 3.4, 2.8] as const
/** Sizes of a title, mm. */
export const TITLE_SIZES = [9, 8, ...SIZES] as const
/** Sizes of letters of the last page, mm. */
export const ABOUT_SIZES = SIZES.slice(3)
/** Where the text of a page lies, mm. */
export const TEXT_BOX = { width: 160, height: 21 } as const
/** How much room the last page gives its lines, which stand apart, mm. */
export const ABOUT_BOX = { width: 150, height: 62 } as const

const classes = TITLE_SIZES.map((size) => `.bloom-page .s${size * 10}{font-size:${size}mm}`).join('\n')

/**
 * The style sheet of a Bloom book on a page of 16 : 9. Bloom's own sheets are no part of such a file: without this one the player shows a strip of
 * the picture, and all languages at once.
 */
export const BLOOM_STYLES = `.bloom-page{width:177.78mm;height:100mm;position:relative;overflow:hidden;background:#fff7e6;color:#3b211c;font-family:"Andika",sans-serif}
.bloom-page .marginBox{position:absolute;inset:0}
.bloom-page .bloom-imageContainer{position:absolute;left:27.29mm;top:0;width:123.2mm;height:77mm}
.bloom-page .bloom-imageContainer img{position:absolute;left:0;top:0;width:100%;height:100%;object-fit:contain;border-radius:0 0 3mm 3mm}
.bloom-page .bloom-translationGroup{position:absolute;left:8.89mm;top:78mm;width:160mm;height:21mm;display:flex;align-items:center;justify-content:center}
.bloom-page .bloom-imageDescription{display:none}
.bloom-page .bloom-editable{display:none;text-align:center;line-height:${LINE};text-wrap:balance}
.bloom-page .bloom-editable.bloom-visibility-code-on{display:block}
.bloom-page .bloom-editable p{margin:0}
.bloom-page .bloom-editable b{color:#a82b24}
.bloom-page .bloom-highlightSegment{white-space:nowrap}
.bloom-page.cover .bloom-editable{font-family:"Baloo 2","Andika",sans-serif;font-weight:700;color:#a82b24;line-height:1.15}
.bloom-page.cover .bloom-editable p+p{font:400 4mm/1.3 "Andika",sans-serif;color:#6b3f2a}
.bloom-page.credits .bloom-translationGroup{left:14mm;top:8mm;width:150mm;height:84mm}
.bloom-page.credits .bloom-editable{text-align:left}
.bloom-page.credits .bloom-editable p{margin-bottom:1.4mm;text-wrap:wrap;overflow-wrap:anywhere}
.bloom-page.credits .bloom-editable b{color:inherit}
#bloomDataDiv{display:none}
${classes}
`
