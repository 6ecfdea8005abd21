import { shownJoinCode } from '../features/classes/joinCode.ts'
import { DEMO_LEARNERS } from './classroom.ts'
import { DEMO, demoEmail } from './seed.ts'

/** The credentials that are printed when the demo is ready. */
export function signInsText(): string {
  const family = DEMO_LEARNERS.find(([id]) => demoEmail(id) !== null)
  const lines = [
    'This is the demo: a class of 24 that nobody is really in. It is kept apart from a school’s own data.',
    `  Teacher    ${DEMO.teacher.email}  ${DEMO.password}`,
    `  Co-teacher ${DEMO.coTeacher.email}  ${DEMO.password}`,
    ...(family ? [`  Child with an e-mail (${family[1]})  ${demoEmail(family[0])}  ${DEMO.password}`] : []),
    `  Family code ${shownJoinCode(DEMO.joinCode)}: a child with an e-mail joins the class by it`,
    `  Tablet code ${shownJoinCode(DEMO.tabletCode)}; then a child’s name and the three pictures:`,
    ...DEMO_LEARNERS.map(([, name, , pictures]) => `    ${name.padEnd(9)}  ${pictures.replaceAll(' ', ', ')}`),
  ]
  return lines.join('\n')
}
