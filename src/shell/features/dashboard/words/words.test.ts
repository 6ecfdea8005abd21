import { expect, it } from 'vitest'
import { classWords } from './classes.ts'
import { custodyWords } from './custody.ts'
import { countsWords } from './counts.ts'
import { familyWords } from './family.ts'
import { frameWords } from './frame.ts'
import { gridWords } from './grid.ts'
import { keepingWords } from './retention.ts'
import { learnerWords } from './learner.ts'
import { letterWords } from './letter.ts'
import { reportWords } from './report.ts'
import { rosterWords } from './roster.ts'
import { sheetWords } from './sheet.ts'
import { skillWords } from './skills.ts'
import { yearWords } from './years.ts'

const TABLES = {
  classWords,
  countsWords,
  custodyWords,
  familyWords,
  frameWords,
  gridWords,
  keepingWords,
  learnerWords,
  letterWords,
  reportWords,
  rosterWords,
  sheetWords,
  skillWords,
  yearWords,
}
/** Words that both languages write alike. */
const SAME = new Set(['CSV', 'English', 'Indonesia', ''])

/** Every text of a table by its path; what is made from numbers and names is made with the same ones in both languages. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(3, 5, 7))]]
  return Object.entries(Object(value)).flatMap(([key, one]) => textsOf(one, `${path}.${key}`))
}

it.each(Object.entries(TABLES))('%s says everything in both languages, and nothing of it alike', (_, { en, id }) => {
  const [english, indonesian] = [textsOf(en), textsOf(id)]
  expect(indonesian.map(([path]) => path)).toEqual(english.map(([path]) => path))
  const alike = english.filter(
    ([, text], index) => text === indonesian[index]?.[1] && /[a-z]{3}/i.test(text.replaceAll(/\{\w+\}/g, '')),
  )
  expect(alike.filter(([, text]) => !SAME.has(text))).toEqual([])
})

it.each(Object.entries(TABLES))('%s fills the same gaps in both languages', (_, { en, id }) => {
  const gaps = (texts: [string, string][]) => texts.map(([, text]) => (text.match(/\{\w+\}/g) ?? []).toSorted())
  expect(gaps(textsOf(id))).toEqual(gaps(textsOf(en)))
})
