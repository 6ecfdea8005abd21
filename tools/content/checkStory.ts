import { collect, type Fault } from './fault.ts'
import { checkActivities } from './rules/activities.ts'
import { checkBoxes } from './rules/areas.ts'
import { checkBooks } from './rules/books.ts'
import { checkCues } from './rules/cues.ts'
import { checkInteractions } from './rules/interactions.ts'
import { checkKinds } from './rules/kinds.ts'
import { checkLanguages } from './rules/languages.ts'
import { checkBriefs } from './rules/pictures.ts'
import { checkTexts } from './rules/texts.ts'
import { parseStory, type RawBook } from './story.ts'

/** All faults of the books' own data, without looking at pictures or sounds. */
export function checkStory(raw: readonly RawBook[]): Fault[] {
  return collect((expect) => {
    checkLanguages(raw, expect)
    const stories = parseStory(raw, expect)
    checkBooks(stories, expect)
    for (const story of stories) {
      checkTexts(story.book, expect)
      checkInteractions(story.book, expect)
      checkActivities(story, expect)
      checkBriefs(story, expect)
      checkKinds(story, expect)
      checkCues(
        story,
        raw.find(({ name }) => name === `book${story.book.id}`),
        expect,
      )
      const [, ...pages] = story.book.pages
      for (const page of pages) checkBoxes(page, `book ${story.book.id} page ${page.pageNumber}`, expect)
    }
  })
}
