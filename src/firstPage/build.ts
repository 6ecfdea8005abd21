/** The build's door to the first page: which modules are one file, what is left out of Phaser, which doors the build looks through. */
export { chunkGroups } from './build/chunks.ts'
export { DOOR } from './build/doors.ts'
export { trimmedPhaser } from './build/phaser/plugin.ts'
