import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Language, LANGUAGES } from '../../src/game/language.ts'
import type { Script, ScriptKind } from './scripts.ts'

const local = z.object({ en: z.string().min(1), id: z.string().min(1) })

/** What is spoken of the reading ladder's content. */
const ladderSchema = z.object({
  languages: z.record(
    z.enum(LANGUAGES),
    z.object({
      graphemes: z.array(
        z.object({ id: z.string(), say: z.string(), ipa: z.string(), item: z.string(), mouth: local }),
      ),
      steps: z.array(
        z.object({
          id: z.string(),
          new: z.array(z.string()),
          syllables: z.array(z.object({ text: z.string(), say: z.string().optional(), item: z.string() })).default([]),
        }),
      ),
    }),
  ),
})
const promptsSchema = z.record(z.string().regex(/^[a-z-]+$/), local)

type Step = z.infer<typeof ladderSchema>['languages']['en']['steps'][number]
type Grapheme = z.infer<typeof ladderSchema>['languages']['en']['graphemes'][number]

/**
 * What is spoken of the reading ladder of a project folder: the sounds of letters with how the mouth makes them, syllables, and what is said between
 * them. Sounds and syllables have a file for each step. Throws where the content is not as it should be.
 */
export function ladderScripts(root: string): Script[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(root, 'src/content/ladder', name), 'utf8'))
  const { languages } = ladderSchema.parse(read('ladder.json'))
  const prompts = promptsSchema.parse(read('prompts.json'))
  return LANGUAGES.flatMap((language) => {
    const { graphemes, steps } = languages[language]
    const line = lineIn(language)
    return [
      ...steps.flatMap((step) => stepScripts(step, graphemes, language)),
      ...graphemes.map(({ item, mouth }) => line('prompt', 'mouths', fileOf(item), mouth[language])),
      ...Object.entries(prompts).map(([name, text]) => line('prompt', 'prompts', name, text[language])),
    ]
  })
}

/** Makes a line of a language: `folder` is the part of the ladder that it belongs to, `home` the file that it lies in, where they differ. */
const lineIn =
  (language: Language) =>
  (kind: ScriptKind, folder: string, name: string, text: string, home = folder): Script => ({
    path: `/audio/ladder/${language}/${folder}/${name}.mp3`,
    kind,
    language,
    text,
    home: `ladder/${home}`,
  })

/** `sound:a_e` → `a-e`. */
const fileOf = (item: string) => item.replace(/^\w+:/, '').replaceAll('_', '-')

function stepScripts(step: Step, graphemes: readonly Grapheme[], language: Language): Script[] {
  const home = step.id.replace(`${language}-`, 'step-')
  const line = lineIn(language)
  const sounds = graphemes.filter(({ id }) => step.new.includes(id))
  return [
    ...sounds.map(({ item, say, ipa }) => ({ ...line('sound', 'sounds', fileOf(item), say, home), ipa })),
    ...step.syllables.map(({ item, text, say }) => ({
      ...line('syllable', 'syllables', fileOf(item), text, home),
      ...(say !== undefined && { say }),
    })),
  ]
}
