import { expect, it } from 'vitest'
import { hasMenu, isBookRoute, routes } from './routes.ts'

it.each(['/', '/login', '/login/', '/register', '/book/1', '/book/1/post-activities'])(
  'shows no menu on %s',
  (path) => {
    expect(hasMenu(path)).toBe(false)
  },
)

it.each(['/home', '/books', '/games', '/profile', '/dashboard', '/nowhere'])('shows the menu on %s', (path) => {
  expect(hasMenu(path)).toBe(true)
})

it('takes only /book/ with a word for a book page', () => {
  expect(['/book/1', '/book/x/post-activities', '/book/', '/books', '/home'].map(isBookRoute)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

it('writes the addresses of the routes', () => {
  expect(routes.book(2, 5)).toBe('/book/2?page=5')
  expect(routes.activities(1, 3, true)).toBe('/book/1/post-activities?activity=3&play=free')
})

it('leaves the maker to teachers, who have its own menu there', () => {
  expect(hasMenu('/maker/book/class.a')).toBe(true)
  expect(hasMenu('/maker/book/class.a', true)).toBe(false)
  expect(hasMenu('/home', true)).toBe(true)
})
