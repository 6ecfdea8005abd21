/** The service may import content but not the stage, so this is where it gets the words of a try. */
export { tryFields } from '../game/rules/tryFields.ts'
