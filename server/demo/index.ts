/** The demo: a class of 24 with four weeks of reading. */
export { DEMO, seedDemo } from './seed.ts'
export { signInsText } from './signIns.ts'
