import { z } from 'zod'
import { localSchema, percentBoxSchema } from '../../../game/rules/content.ts'

/** A letter, or the path of a picture. */
const elementSchema = z.object({ id: z.string().min(1), content: z.string().min(1) })

/** SPEC section 9, bubble activity defaults. */
const settingsSchema = z.object({
  appearInterval: z.number().positive().default(2000),
  disappearAfter: z.number().positive().default(10_000),
  maxOnScreen: z.number().int().positive().default(5),
  expiryCheck: z.number().positive().default(1000),
  edgeMarginPercent: z.number().min(0).max(30).default(10),
  popVolume: z.number().min(0).max(1).default(0.7),
  diameterPercentOfStageHeight: z.number().positive().max(40).default(15),
})

/** Bubbles to pop, with distractors among them. */
export const tappingElementSchema = z.object({
  letters: z.object({ target: z.string().min(1), distractors: z.array(z.string()).default([]) }),
  elements: z.array(elementSchema).min(1),
  distractorElements: z.array(elementSchema).default([]),
  bubbleSettings: settingsSchema.prefault({}),
  /** Where no bubble may float, percent of the picture: the faces. */
  keepOff: z.array(percentBoxSchema).default([]),
  /** The letter's name or sound. */
  letterAudio: localSchema.optional(),
  interactionPrompt: localSchema.optional(),
})

/** The parsed content. */
export type TappingElement = z.infer<typeof tappingElementSchema>
/** The content of a bubble. */
export type BubbleElement = z.infer<typeof elementSchema>
