import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { unknownWords } from '../../server/speech/engine/index.ts'
import { type Language, LANGUAGES } from '../../src/game/language.ts'
import type { Script, ScriptKind } from './scripts.ts'

const local = z.object({ en: z.string().min(1), id: z.string().min(1) })
/** `say` tells the e of an Indonesian word apart, which its spelling leaves open: é, è or ə. */
const wordSchema = z.object({ word: z.string(), say: z.string().optional() })

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
          words: z.array(wordSchema),
          heart: z.array(wordSchema).default([]),
          sentences: z.array(z.object({ id: z.string(), text: z.string() })).default([]),
        }),
      ),
    }),
  ),
})
const questionsSchema = z.array(
  z.object({
    // The book's number in it says which list the question's lines are in.
    id: z.string().regex(/^b\d+-/),
    ask: local,
    // The name of the field in the content: nothing awaits it.
    // oxlint-disable-next-line unicorn/no-thenable
    then: local.optional(),
    because: local.optional(),
    answers: z.array(z.object({ label: local })),
  }),
)
const promptsSchema = z.record(z.string().regex(/^[a-z-]+$/), local)

type Step = z.infer<typeof ladderSchema>['languages']['en']['steps'][number]
type Grapheme = z.infer<typeof ladderSchema>['languages']['en']['graphemes'][number]

/** Said around the questions of a book too: they lie apart from the tasks of the path, and are downloaded with each book. */
const ANSWERS: ReadonlySet<string> = new Set(['that-is', 'find', 'yes', 'listen-again', 'you-guessed'])

/**
 * What is spoken of the reading ladder of a project folder: sounds of letters with how the mouth makes them, syllables, words, sentences, the questions
 * about the books, and what is said between them. A file for each step and each sort. Throws where the content is not as it should be.
 */
export function ladderScripts(root: string): Script[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(root, 'src/content/ladder', name), 'utf8'))
  const { languages } = ladderSchema.parse(read('ladder.json'))
  const questions = readdirSync(join(root, 'src/content/ladder/questions'))
    .toSorted((a, b) => a.localeCompare(b))
    .flatMap((name) => questionsSchema.parse(read(`questions/${name}`)))
  const prompts = promptsSchema.parse(read('prompts.json'))
  return LANGUAGES.flatMap((language) => {
    const { graphemes, steps } = languages[language]
    const line = lineIn(language)
    return [
      ...steps.flatMap((step) => stepScripts(step, graphemes, language)),
      ...graphemes.map(({ item, mouth }) => line('prompt', 'mouths', fileOf(item), mouth[language])),
      ...Object.entries(prompts).map(([name, text]) =>
        line('prompt', 'prompts', name, text[language], ANSWERS.has(name) ? 'answers' : 'prompts'),
      ),
      ...questions.flatMap((question) => questionScripts(question, language)),
    ]
  }).map((script) => spelled(script, readings(languages[script.language].steps)))
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
      ...line('syllable', 'syllables', fileOf(item), text, `${home}-syllables`),
      ...(say !== undefined && { say }),
    })),
    ...[...step.words, ...step.heart].map(({ word }) =>
      line('word', 'words', word.toLowerCase().replaceAll(/[^a-z]+/g, '-'), word, `${home}-words`),
    ),
    ...step.sentences.map(({ id, text }) => line('prompt', 'sentences', id, text, `${home}-sentences`)),
  ]
}

function questionScripts(
  { id, ask, then, because, answers }: z.infer<typeof questionsSchema>[number],
  language: Language,
): Script[] {
  // A file a question: a book's in one would be 250 kB before the first is asked.
  const home = `questions-${id}`
  const line = (name: string, text: string) => lineIn(language)('prompt', 'questions', `${id}-${name}`, text, home)
  return [
    line('ask', ask[language]),
    ...(because ? [line('because', because[language])] : []),
    ...(then ? [line('then', then[language])] : []),
    ...answers.map(({ label }, i) => line(`answer-${i + 1}`, label[language])),
  ]
}

/** How the ladder's words are read that pronunciation.json does not have: `besar` → `bəsar`. */
const readings = (steps: readonly Step[]): ReadonlyMap<string, string> =>
  new Map(
    steps
      .flatMap(({ words }) => words)
      .flatMap(({ word, say }) =>
        say === undefined || unknownWords([word]).length === 0 ? [] : [[word, say.replaceAll('-', '')] as const],
      ),
  )

/** With the readings of its words, where one of them has any. A doubled word is written as one in `say`. */
function spelled(script: Script, known: ReadonlyMap<string, string>): Script {
  if (script.kind === 'sound' || script.kind === 'syllable') return script
  const say = script.text.replace(/[\p{L}-]+/gu, (word) => known.get(word.toLowerCase()) ?? word)
  return say === script.text ? script : { ...script, say }
}
