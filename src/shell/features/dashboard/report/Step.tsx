import type { ReactNode } from 'react'
import type { ReportHead } from '../../../../../server/contract/reportHead.ts'
import type { NextStep } from '../../../../../server/contract/reportParts.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { reportText } from '../text/report/index.ts'
import { Filled } from './Filled.tsx'
import { Item } from './Item.tsx'
import { Practice } from './Practice.tsx'
import { usePlaceText } from './usePlaceText.ts'
import { skillName } from './itemNames.ts'

interface Props {
  readonly step: NextStep
  readonly head: ReportHead
}

/** A child's next step in words. */
export function Step({ step, head }: Props) {
  const said = useText(reportText)
  const gaps = useGaps(step, head)
  return (
    <>
      <Filled text={said.step[step.kind]} gaps={gaps} />{' '}
      {step.kind === 'again' && step.practise.length > 0 && <Filled text={said.lookOut} gaps={gaps} />}
    </>
  )
}

function useGaps(step: NextStep, head: ReportHead): Record<string, ReactNode> {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  const placeText = usePlaceText()
  const titleOf = (bookId: number) => head.books.find(({ id }) => id === bookId)?.title[language]
  switch (step.kind) {
    case 'stuck':
      return {
        place: step.place.title[language],
        book: step.place.book_id,
        n: step.left,
        items: <Practice of={step.practise} />,
      }
    case 'flip': {
      const { book_id, flipped, of, day } = step
      return { book: book_id, title: titleOf(book_id), n: flipped, of, day: dated(day, language, 'weekday') }
    }
    case 'practise':
      return {
        item: <Item item={step.item} lang={step.lang} />,
        skill: skillName(step.item, language).toLocaleLowerCase(language),
        lang: said.inLang[step.lang],
        place: step.place === null ? '–' : placeText(step.place),
      }
    case 'struggling':
      return {
        skill: skillName(step, language).toLocaleLowerCase(language),
        lang: said.inLang[step.lang],
        items: <Practice of={step.practise} />,
        n: step.missed,
        of: step.asked,
      }
    case 'away':
      return { n: step.days_away }
    case 'again':
      return { book: step.book_id, n: step.stars, items: <Practice of={step.practise} /> }
    case 'page':
      return { book: step.book_id, n: step.page, of: step.pages }
    case 'activities':
      return { book: step.book_id, n: step.finished, of: step.of }
    case 'book':
      return { book: step.book_id, title: titleOf(step.book_id) }
    default:
      return {}
  }
}
