/** How the teacher's screens call what kinds share: groups of items, skills, and the steps of the ladder. */
export { RUNGS } from '../game/items.ts'
export { GROUPS as ITEM_GROUPS, SKILLS as ITEM_SKILLS } from '../scenes/shared/items.ts'
