import prompts from '../../../content/ladder/prompts.json' with { type: 'json' }
import type { PathActivity } from '../../../content/ladder/path/today.ts'
import type { Activity } from '../../../content/schema.ts'
import { todayText } from './text/index.ts'

/** Activities of the path have no number of their own; it is only needed where several stand side by side. */
const NO_NUMBER = 0

/** An activity of the path as the player of activities takes it. */
export function activityOf({ place, sort, type, config }: PathActivity): Activity {
  // What is shown is what is spoken: one list of lines for both.
  const instruction = prompts[sort]
  const spoken = (language: 'en' | 'id') => `/audio/ladder/${language}/prompts/${sort}.mp3`
  return {
    ...config,
    id: NO_NUMBER,
    key: place,
    type,
    title: { en: todayText.en.title, id: todayText.id.title },
    description: instruction,
    instruction,
    instructionAudio: { en: spoken('en'), id: spoken('id') },
    total: config.questions.length,
    passScore: 2,
  }
}
