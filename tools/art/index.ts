/** The one door from the app's other tools: which files a drawn page has, and how heavy they may be. It needs neither sharp nor the rasteriser. */
export { variantFiles, overweight, weigh } from './budget.ts'
export { avifFiles } from './lightFiles.ts'
