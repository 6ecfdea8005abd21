/** Land and plants, under one roof. */
export { SKIES, sky, cloud } from './sky.ts'
export { volcano, mist, hill, treeLine } from './hills.ts'
export { palm } from './palm.ts'
export { bananaLeaf, bananaPlant, frame } from './banana.ts'
export { type Line, blades, grass, flower } from './grass.ts'
export { mangoTree } from './mangoTree.ts'
export { terraceHill } from './terraceHill.ts'
export { terraces } from './terraces.ts'
