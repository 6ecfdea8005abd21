import type { Language } from '../../../../game/language.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ReportHead } from '../../../../../server/contract/reportHead.ts'
import type { Need } from '../../../../../server/contract/reportParts.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { dashboardRoutes } from '../routes.ts'
import { reportText } from '../text/report/index.ts'
import { Filled, Listed, Several } from './Filled.tsx'
import { Item } from './Item.tsx'
import { Name, Names } from './Names.tsx'
import { Practice } from './Practice.tsx'
import { nameIn } from './useReport.ts'
import { skillName } from './itemNames.ts'

type Of<Kind extends Need['kind']> = Extract<Need, { kind: Kind }>
interface Sentence {
  readonly what: ReactNode
  readonly next: ReactNode
  /** One part per child or pair, if a single sentence would be too long. */
  readonly each?: readonly ReactNode[]
}

/** Texts of a need: the situation, and what to do next. */
export function useNeedText(need: Need, head: ReportHead): Sentence {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  const names = <Names head={head} ids={need.learner_ids} />
  const about = { said, language, head, names }
  switch (need.kind) {
    case 'stuck':
      return stuckText(need, about)
    case 'struggling':
      return strugglingText(need, about)
    case 'mix':
      return mixText(need, about)
    case 'flip':
      return flipText(need, about)
    case 'away':
      return awayText(need, about)
    default:
      return doneText(need, about)
  }
}

interface About {
  readonly said: (typeof reportText)['en']
  readonly language: Language
  readonly head: ReportHead
  readonly names: ReactNode
}

function stuckText({ place, left, each }: Of<'stuck'>, { said, language, head, names }: About): Sentence {
  return {
    what: (
      <Filled text={said.need.stuck} gaps={{ names, place: place.title[language], book: place.book_id, n: left }} />
    ),
    next: <Filled text={said.do.stuck} gaps={{ items: eachPractice(each, head) }} />,
  }
}

/** Items to practise: listed once if they are the same for all children, else by child. */
function eachPractice(each: Of<'stuck'>['each'], head: ReportHead): ReactNode {
  const keyOf = (practise: Of<'stuck'>['each'][number]['practise']) =>
    practise.map(({ item, lang }) => `${item.key} ${lang}`).join()
  const [first] = each
  const isSame = each.every(({ practise }) => keyOf(practise) === keyOf(first?.practise ?? []))
  if (first && isSame) return <Practice of={first.practise} />
  const parts = each.map(({ learner_id, practise }) => (
    <span key={learner_id}>
      {nameIn(head, learner_id)}: <Practice of={practise} />
    </span>
  ))
  return <Several items={parts} separator="; " />
}

function strugglingText({ each }: Of<'struggling'>, { said, language, head, names }: About): Sentence {
  return {
    what: <Filled text={said.need.struggling} gaps={{ names }} />,
    next: <>{said.do.struggling}</>,
    each: each.map(({ learner_id, missed, not_yet, asked, skill, skill_label, lang, skill_missed, skill_asked }) => (
      <Filled
        key={learner_id}
        text={said.struggles}
        gaps={{
          name: <b>{nameIn(head, learner_id)}</b>,
          n: missed,
          of: asked,
          notYet: not_yet,
          skill: skillName({ skill, skill_label }, language).toLocaleLowerCase(language),
          lang: said.inLang[lang],
          missed: skill_missed,
          asked: skill_asked,
        }}
      />
    )),
  }
}

function mixText({ pairs }: Of<'mix'>, about: About): Sentence {
  const [first, ...others] = pairs
  if (!first) return { what: null, next: null }
  const { said, language } = about
  return {
    what: <MixedPair of={first} {...about} />,
    next: <Filled text={said.do.mix} gaps={{ places: placesText(first.places, { said, language }) }} />,
    each: others.map((pair) => (
      <MixedPair key={`${pair.lang} ${pair.pair.map(({ key }) => key).join()}`} of={pair} {...about} />
    )),
  }
}

/** Name for a mixed-up pair by group; a group defined by a single kind is called words. */
function mixedKind(group: string, { mixedKind: kinds }: About['said']): string {
  return Object.entries(kinds).find(([id]) => id === group)?.[1] ?? kinds.words
}

/** A mixed-up pair: how many children confused it, and a link to their names and tries. */
function MixedPair({ of: { lang, pair, taken }, said }: About & { readonly of: Of<'mix'>['pairs'][number] }) {
  const { whole } = useClass()
  const [{ group }] = pair
  const [asked] = taken
  const each = taken.map(({ item, chose, learner_ids, asked }) => (
    <Filled
      key={item.key}
      text={said.mixed}
      gaps={{
        n: learner_ids.length,
        of: asked,
        chose: <Item item={chose} lang={lang} />,
        item: <Item item={item} lang={lang} />,
      }}
    />
  ))
  const both = pair.map((item) => <Item key={item.key} item={item} lang={lang} />)
  return (
    <>
      <Filled
        text={said.need.mix}
        gaps={{
          kind: mixedKind(group, said),
          items: <Listed items={both} />,
          lang: said.inLang[lang],
          taken: <Several items={each} separator="; " />,
        }}
      />{' '}
      {asked && (
        <Link to={`${dashboardRoutes.skills(whole.id, group)}?lang=${lang}&item=${encodeURIComponent(asked.item.key)}`}>
          {said.namesAndTries}
          <span className="visually-hidden">
            : {pair.map(({ label }) => label[lang]).join(', ')}, {said.inLang[lang]}
          </span>
        </Link>
      )}
    </>
  )
}

function placesText(
  places: Of<'mix'>['pairs'][number]['places'],
  { said, language }: Pick<About, 'said' | 'language'>,
): ReactNode {
  const words = places.slice(0, 2).map(({ book_id, title }) => `“${title[language]}” (${said.book(book_id)})`)
  return <Several items={words.length > 0 ? words : ['–']} />
}

function flipText({ book_id, each }: Of<'flip'>, { said, language, head }: About): Sentence {
  const book = head.books.find(({ id }) => id === book_id)
  const parts = each.map(({ learner_id, flipped, of, book_id, day }) => (
    <Filled
      key={learner_id}
      text={said.flipped}
      gaps={{
        name: <Name head={head} id={learner_id} />,
        n: flipped,
        of,
        book: book_id,
        day: dated(day, language, 'weekday'),
      }}
    />
  ))
  return {
    what: <Filled text={said.need.flip} gaps={{ each: <Several items={parts} separator="; " /> }} />,
    next: (
      <Filled
        text={said.do.flip}
        gaps={{ title: book?.title[language], book: book_id, question: book?.talk[language][0] ?? '…' }}
      />
    ),
  }
}

function awayText({ away, fresh }: Of<'away'>, { said, language, head }: About): Sentence {
  const parts = away.map(({ learner_id, last_day, days_away }) => (
    <Filled
      key={learner_id}
      text={said.away}
      gaps={{ name: <Name head={head} id={learner_id} />, day: dated(last_day, language, 'weekday'), n: days_away }}
    />
  ))
  const freshNames = <Names head={head} ids={fresh.map(({ learner_id }) => learner_id)} />
  return {
    what: (
      <>
        {away.length > 0 && <Filled text={said.need.away} gaps={{ each: <Several items={parts} separator="; " /> }} />}{' '}
        {fresh.length > 0 && <Filled text={said.need.fresh} gaps={{ names: freshNames }} />}
      </>
    ),
    next: <>{said.do.away}</>,
  }
}

function doneText({ not_alone }: Of<'done'>, { said, head, names }: About): Sentence {
  const alone = <Names head={head} ids={not_alone} />
  return {
    what: <Filled text={said.need.done} gaps={{ names }} />,
    next: not_alone.length > 0 ? <Filled text={said.do.doneAlone} gaps={{ names: alone }} /> : said.do.done,
  }
}
