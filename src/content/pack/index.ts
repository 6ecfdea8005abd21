export { checkPack, type Pack, type PackCheck, type PackParts, type PackReport } from './check.ts'
export { faultLine, packFault, type PackFault, type PackFaultCode } from './fault.ts'
export {
  CONTENT,
  installedActivities,
  installedArt,
  installedBook,
  installedSpeech,
  type Installing,
  isFields,
} from './install.ts'
export { isOfArt, mostPixels, tooLarge } from './checkMedia.ts'
export { readJson } from './json.ts'
export { type Licence, LICENCES } from './licences.ts'
export { PACK_LIMITS, type PackLimits } from './limits.ts'
export {
  isFileName,
  isPackName,
  JSON_FILES,
  type JsonFile,
  type MediaFact,
  type MediaType,
  NEEDED_FILES,
  typeOfName,
} from './names.ts'
export { mapTexts, packPaths } from './paths.ts'
export { packArtSchema } from './artSchema.ts'
export {
  KIT_VERSION,
  manifestSchema,
  PACK_FORMAT,
  packActivitiesSchema,
  packBookSchema,
  packSpeechSchema,
} from './schema.ts'
export { contentsOf } from './contents.ts'
