import { z } from 'zod'
import { localSchema } from '../../../game/rules/content.ts'
import { clipsSchema, itemSchema, modeSchema, pictureCardSchema } from '../../shared/ladder/schema.ts'

const lineSchema = z.object({ text: localSchema, say: clipsSchema })

/**
 * A question of the story. `what`, `why` and `next` have a right answer (`answer`, an id of `answers`) and an item; in `predict` and `tell` nothing is
 * right or wrong, and `afterwards` is said after a choice. `back`: the sentence of the story that it goes back to.
 */
const askQuestionSchema = z
  .object({
    id: z.string().min(1),
    type: z.enum(['what', 'why', 'next', 'predict', 'tell']),
    item: itemSchema.optional(),
    ask: lineSchema,
    answers: z.array(pictureCardSchema).min(2).max(3),
    options: z.array(z.string().min(1)).min(2).max(3),
    answer: z.string().min(1).optional(),
    because: lineSchema.optional(),
    afterwards: lineSchema.optional(),
    back: lineSchema.optional(),
  })
  .refine(({ type, item, answer }) => {
    const isOpen = type === 'predict' || type === 'tell'
    return isOpen ? answer === undefined : item !== undefined && answer !== undefined
  }, 'a question with a right answer has an item; predict and tell have no answer')
  .refine(({ answers, options }) => options.every((id) => answers.some((one) => one.id === id)), 'options are answers')

/** Questions about a story, each with pictures to choose from. */
export const askSchema = z.object({ mode: modeSchema, questions: z.array(askQuestionSchema).min(1) })

/** The parsed content of the activity. */
export type Ask = z.infer<typeof askSchema>

/** One of its questions. */
export type AskQuestion = Ask['questions'][number]
