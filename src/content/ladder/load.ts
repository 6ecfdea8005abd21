import type { Ladder, Questions, StoryQuestion } from './schema.ts'

// Checked by the content check; parsing it again on a tablet would only cost time.
/** Loads the reading ladder. Rejects when its chunk cannot be loaded. */
export async function loadLadder(): Promise<Ladder> {
  const file: { default: unknown } = await import('./ladder.json')
  return file.default as Ladder
}

/** Loads the questions about the books. Rejects when their chunk cannot be loaded. */
export async function loadQuestions(): Promise<readonly StoryQuestion[]> {
  const file: { default: unknown } = await import('./questions.json')
  return (file.default as Questions).questions
}
