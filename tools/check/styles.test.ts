import { expect, it } from 'vitest'
import { readSheets, sharedClasses } from './styles.ts'

it('finds a class that two folders style on its own', () => {
  const sheets = {
    'src/shell/features/auth/auth.css': '.slot { width: 0 } .slots .card { color: red }',
    'src/shell/features/reader/reader.css':
      '@media (width > 9px) { .slot:focus { width: 100% } } .card { color: blue }',
    'src/shell/ui/card.css': '.shelf.card > .slot { color: green }',
  }
  expect(sharedClasses(sheets)).toEqual([
    { name: 'slot', rooms: ['src/shell/features/auth', 'src/shell/features/reader'] },
  ])
})

it('finds no such class in the shell', () => {
  const sheets = readSheets(process.cwd())
  expect(Object.keys(sheets).length).toBeGreaterThan(30)
  // The dashboard's sheets are on the page only while it is shown, and hide the children's menu.
  expect(sharedClasses(sheets).filter(({ name }) => name !== 'fab')).toEqual([])
})
