import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from './helpers/engines.ts'
import { type Service, startService, Visitor } from './helpers/service.ts'

const start = (learner: Visitor, book: number) => learner.post('/api/progress/start-book', { book_id: book })
const turn = (learner: Visitor, book: number, page: number) =>
  learner.patch('/api/progress/update-page', { book_id: book, page_number: page })
const submit = (learner: Visitor, activity: number, isCorrect: boolean) =>
  learner.post('/api/progress/submit-post-activity', { post_activity_id: activity, is_correct: isCorrect })
const complete = (learner: Visitor, book: number) => learner.post('/api/progress/complete-book', { book_id: book })
const book = async (learner: Visitor, id: number) =>
  (await learner.get('/api/books')).json().data.find((item: { id: number }) => item.id === id)
const profile = async (learner: Visitor) => (await learner.get('/api/auth/profile')).json().data
const points = async (learner: Visitor, id: number) => (await complete(learner, id)).json().data.total_points

describe.each(engines)('books and progress on $name', (engine) => {
  let service: Service
  const learner = () => Visitor.signedIn(service.app)
  beforeAll(async () => {
    service = await startService(engine)
  })
  afterAll(() => service.stop())

  it('shows a new learner one open book, and counts the cover as a page', async () => {
    const answer = await (await learner()).get('/api/books?_=1763712000000')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().data).toMatchObject([
      {
        id: 1,
        title: 'Book 1',
        cover_image: '/img/books/book1/cover.webp',
        is_locked: false,
        latest_page: 0,
        current_page: 0,
        total_pages: 15,
      },
      {
        id: 2,
        title: 'Book 2',
        cover_image: '/img/books/book2/cover.webp',
        is_locked: true,
        latest_page: 0,
        current_page: 0,
        total_pages: 13,
      },
      {
        id: 3,
        title: 'Book 3',
        cover_image: '/img/books/book3/cover.webp',
        is_locked: true,
        latest_page: 0,
        current_page: 0,
        total_pages: 4,
      },
    ])
  })

  it('gives a new learner a profile without class, score or stars', async () => {
    expect(await profile(await Visitor.signedIn(service.app, 'fresh@example.org'))).toEqual({
      name: 'Sari',
      email: 'fresh@example.org',
      role: 'student',
      course_name: 'N/A',
      group_name: 'N/A',
      overall_score: 0,
      joined_at: service.clock.now().toISOString(),
      list_buku: [1, 2, 3].map((id) => ({
        id,
        cover_image: `/img/books/book${id}/cover.webp`,
        title: `Book ${id}`,
        is_locked: id !== 1,
        progress: 0,
        grade: 0,
      })),
      look: null,
      calm: false,
      comfort: null,
      paw_prints: [],
      mode: 'all',
      story_asks: true,
    })
  })

  it('stores the furthest and the latest page, even if saves arrive late or twice', async () => {
    const child = await learner()
    expect((await start(child, 1)).statusCode).toBe(200)
    for (const page of [1, 2, 5, 3, 3]) expect((await turn(child, 1, page)).statusCode).toBe(200)
    expect(await book(child, 1)).toMatchObject({ current_page: 5, latest_page: 3 })
    expect((await turn(child, 1, 0)).json().data).toEqual({
      book_id: 1,
      current_page: 5,
      latest_page: 0,
      total_pages: 15,
      round: 1,
    })
    await turn(child, 1, 15)
    expect(await book(child, 1)).toMatchObject({ current_page: 15, latest_page: 15 })
    await start(child, 1)
    expect(await book(child, 1)).toMatchObject({ current_page: 15 })
    expect((await profile(child)).list_buku[0].progress).toBe(100)
  })

  it('never loses the furthest page when two devices save at once', async () => {
    const child = await learner()
    const answers = await Promise.all(Array.from({ length: 15 }, (_, page) => turn(child, 1, 15 - page)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect((await book(child, 1)).current_page).toBe(15)
  })

  it('separates the progress of learners', async () => {
    const [one, other] = [await learner(), await learner()]
    await turn(one, 1, 7)
    expect(await book(other, 1)).toMatchObject({ current_page: 0 })
  })

  it('rejects every call for a locked book, and counts nothing', async () => {
    const child = await learner()
    for (const answer of [
      await start(child, 2),
      await turn(child, 2, 1),
      await submit(child, 201, true),
      await complete(child, 2),
    ]) {
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ message: 'This book is still locked.' })
    }
    expect((await profile(child)).overall_score).toBe(0)
    expect((await book(child, 3)).is_locked).toBe(true)
  })

  describe('completing a book', () => {
    it('calculates points from the activities passed, and opens the next book', async () => {
      const child = await learner()
      await start(child, 1)
      await submit(child, 101, true)
      await submit(child, 102, false)
      await submit(child, 103, true)
      const answer = await complete(child, 1)
      expect(answer.statusCode).toBe(200)
      expect(answer.json().data).toEqual({ total_points: 67 })
      expect(await book(child, 1)).toMatchObject({ current_page: 15 })
      expect((await book(child, 2)).is_locked).toBe(false)
      expect((await book(child, 3)).is_locked).toBe(true)
      expect(await profile(child)).toMatchObject({
        overall_score: 67,
        list_buku: [{ grade: 3, progress: 100 }, {}, {}],
      })
    })

    it('opens the next book whatever the points', async () => {
      const child = await learner()
      expect(await points(child, 1)).toBe(0)
      expect((await book(child, 2)).is_locked).toBe(false)
      expect(await profile(child)).toMatchObject({ overall_score: 0, list_buku: [{ grade: 0, progress: 100 }, {}, {}] })
    })

    it('counts the latest result of each activity', async () => {
      const child = await learner()
      await submit(child, 101, false)
      await submit(child, 101, true)
      await submit(child, 102, true)
      await submit(child, 102, false)
      expect(await points(child, 1)).toBe(33)
    })

    it('returns the same points when it is repeated', async () => {
      const child = await learner()
      await submit(child, 101, true)
      expect([await points(child, 1), await points(child, 1)]).toEqual([33, 33])
      const both = await Promise.all([points(child, 1), points(child, 1), points(child, 1)])
      expect(both).toEqual([33, 33, 33])
    })

    it('begins a new round at the next start, and the best points count', async () => {
      const child = await learner()
      for (const id of [101, 102, 103]) await submit(child, id, true)
      expect(await points(child, 1)).toBe(100)
      await start(child, 1)
      await submit(child, 101, true)
      await start(child, 1)
      expect(await points(child, 1)).toBe(33)
      expect(await profile(child)).toMatchObject({ overall_score: 100, list_buku: [{ grade: 5 }, {}, {}] })
    })

    it('does not carry results of an earlier round into the next', async () => {
      const child = await learner()
      await submit(child, 101, true)
      await complete(child, 1)
      await start(child, 1)
      expect(await points(child, 1)).toBe(0)
      await start(child, 1)
      for (const id of [101, 102, 103]) await submit(child, id, true)
      expect(await points(child, 1)).toBe(100)
    })

    it('begins only one new round if several devices start at once', async () => {
      const child = await learner()
      await complete(child, 1)
      await Promise.all([start(child, 1), start(child, 1), start(child, 1)])
      const places = await service.db
        .selectFrom('progress')
        .select(['round', 'completed_round'])
        .where('round', '>', 1)
        .execute()
      expect(places.filter(({ completed_round }) => completed_round === 1).every(({ round }) => round === 2)).toBe(true)
    })

    it('adds up the best points of all books; a book without activities gives 100', async () => {
      const child = await learner()
      await submit(child, 101, true)
      await complete(child, 1)
      for (const id of [201, 202, 203, 204, 205]) await submit(child, id, true)
      expect(await points(child, 2)).toBe(83)
      expect(await points(child, 3)).toBe(100)
      expect(await profile(child)).toMatchObject({
        overall_score: 33 + 83 + 100,
        list_buku: [{ grade: 1 }, { grade: 4 }, { grade: 5 }],
      })
    })

    it('counts every result when all are submitted at once', async () => {
      const child = await learner()
      await complete(child, 1)
      await Promise.all(
        [201, 202, 203, 204, 205, 206].flatMap((id) => [submit(child, id, true), submit(child, id, true)]),
      )
      expect(await points(child, 2)).toBe(100)
    })
  })

  describe('bad input', () => {
    let child: Visitor
    beforeAll(async () => {
      child = await learner()
    })

    it.each([
      ['/api/progress/start-book', {}, { book_id: ['The book id field is required.'] }],
      ['/api/progress/start-book', { book_id: '1' }, { book_id: ['The book id field must be an integer.'] }],
      ['/api/progress/start-book', { book_id: 1.5 }, { book_id: ['The book id field must be an integer.'] }],
      ['/api/progress/start-book', { book_id: null }, { book_id: ['The book id field must be an integer.'] }],
      ['/api/progress/start-book', { book_id: 99 }, { book_id: ['The selected book id is invalid.'] }],
      ['/api/progress/start-book', { book_id: -1 }, { book_id: ['The selected book id is invalid.'] }],
      ['/api/progress/start-book', { book_id: 1e300 }, { book_id: ['The book id field must be an integer.'] }],
      ['/api/progress/complete-book', {}, { book_id: ['The book id field is required.'] }],
      ['/api/progress/complete-book', { book_id: 99 }, { book_id: ['The selected book id is invalid.'] }],
      [
        '/api/progress/submit-post-activity',
        {},
        {
          post_activity_id: ['The post activity id field is required.'],
          is_correct: ['The is correct field is required.'],
        },
      ],
      [
        '/api/progress/submit-post-activity',
        { post_activity_id: 101, is_correct: 'yes' },
        { is_correct: ['The is correct field must be true or false.'] },
      ],
      [
        '/api/progress/submit-post-activity',
        { post_activity_id: 999, is_correct: true },
        { post_activity_id: ['The selected post activity id is invalid.'] },
      ],
    ])('POST %s %j is 422', async (url, payload, errors) => {
      const answer = await child.post(url, payload)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual(errors)
    })

    it.each([
      [{}, { book_id: ['The book id field is required.'], page_number: ['The page number field is required.'] }],
      [{ book_id: 1, page_number: -1 }, { page_number: ['The page number field must be at least 0.'] }],
      [{ book_id: 1, page_number: 16 }, { page_number: ['The page number field must not be greater than 15.'] }],
      [{ book_id: 1, page_number: 2.5 }, { page_number: ['The page number field must be an integer.'] }],
      [{ book_id: 1, page_number: '3' }, { page_number: ['The page number field must be an integer.'] }],
      [{ book_id: 1, page_number: true }, { page_number: ['The page number field must be an integer.'] }],
      [{ book_id: 99, page_number: 1 }, { book_id: ['The selected book id is invalid.'] }],
    ])('PATCH update-page %j is 422', async (payload, errors) => {
      const answer = await child.patch('/api/progress/update-page', payload)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual(errors)
      expect(await book(child, 1)).toMatchObject({ current_page: 0, latest_page: 0 })
    })

    it('does not include unknown fields, which are ignored', async () => {
      expect((await child.post('/api/progress/start-book', { book_id: 1, device: 'tablet' })).statusCode).toBe(200)
    })
  })
})
