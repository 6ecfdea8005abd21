/** Land and plants, under one roof. */
export { sky, cloud } from './sky.ts'
export { volcano, mist, hill, treeLine } from './hills.ts'
export { palm } from './palm.ts'
export { bananaPlant, frame } from './banana.ts'
export { blades, grass, flower } from './grass.ts'
export { mangoTree } from './mangoTree.ts'
export { terraceHill } from './terraceHill.ts'
export { terraces } from './terraces.ts'
