import { type FormEvent, useId, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { compositionSchema } from '../../../../content/kit/index.ts'
import type { Language } from '../../../../game/language.ts'
import { readUser } from '../../../lib/account/session.ts'
import { createDraft, draftKey } from '../draft/index.ts'
import type { Draft, DraftPage } from '../draft/schema.ts'
import { makerRoutes } from '../routes.ts'
import { draftOf, type Hero, HEROES, PATTERN_NAMES, type PatternName, patternPicture } from '../templates/patterns.ts'
import { shelfText } from '../text/shelf/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { Thumbnail } from '../ui/Thumbnail.tsx'
import { OurBooks } from './OurBooks.tsx'
import { LevelChoice, type LevelOfBook } from './LevelChoice.tsx'

const LANGUAGE_CHOICES: readonly (readonly Language[])[] = [['id', 'en'], ['id'], ['en']]
/** Which page of a pattern stands on its card, where not the first. */
const CARD_PAGE: Readonly<Partial<Record<PatternName, number>>> = { story: 4, facts: 2, family: 3, market: 1, words: 0 }

/** Each main character alone, on paper. */
const ALONE = Object.fromEntries(
  HEROES.map((hero) => [
    hero,
    {
      picture: compositionSchema.parse({ place: 'none', items: [{ sprite: hero, x: 0.5, y: 0.97, size: 1.5 }] }),
      photo: null,
    },
  ]),
) as Readonly<Record<Hero, Pick<DraftPage, 'picture' | 'photo'>>> // of the list above

/** A new book: title, languages, level, what it begins with, and who it is about. */
export function NewBookPage({ language }: { readonly language: Language }) {
  const said = shelfText[language].make
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = PATTERN_NAMES.find((name) => name === search.get('start'))
  const [languages, setLanguages] = useState<readonly Language[]>(['id', 'en'])
  const [title, setTitle] = useState<Draft['pages'][0]['words']>({})
  const [level, setLevel] = useState<LevelOfBook>('B1')
  const [pattern, setPattern] = useState<PatternName>(asked ?? 'story')
  const [hero, setHero] = useState<Hero | undefined>('eka')
  const [fault, setFault] = useState<string>()
  const [isRetelling, setIsRetelling] = useState(false)
  async function make(event: FormEvent) {
    event.preventDefault()
    const written = Object.fromEntries(languages.map((one) => [one, title[one]?.trim() ?? '']))
    if (Object.values(written).every((text) => text === '')) return setFault(said.titleMissing)
    const author = readUser()?.name ?? ''
    const key = draftKey()
    try {
      await createDraft(draftOf(pattern, hero, { key, languages, level, title: written, author }))
    } catch (error) {
      console.error('The new book could not be stored', error)
      return setFault(said.failed)
    }
    await navigate(makerRoutes.book(key))
  }
  return (
    <form className="stack new-book" onSubmit={(event) => void make(event)}>
      <h1>{shelfText[language].newBook}</h1>
      <Titles languages={languages} title={title} fault={fault} language={language} onChange={setTitle} />
      <LanguageChoice chosen={languages} language={language} onChoose={setLanguages} />
      <LevelChoice chosen={level} language={language} onChoose={setLevel} />
      <Patterns chosen={pattern} hero={hero} language={language} onChoose={setPattern} />
      <Heroes chosen={hero} language={language} onChoose={setHero} />
      <button type="button" className="button" onClick={() => setIsRetelling(true)}>
        <Icon name="book" />
        {said.retell}
      </button>
      <OurBooks {...{ languages, level, language }} isOpen={isRetelling} onClose={() => setIsRetelling(false)} />
      <div className="stickyb low">
        <Link className="button big" to={makerRoutes.shelf}>
          {said.cancel}
        </Link>
        <button type="submit" className="button main big">
          {said.make}
        </button>
      </div>
    </form>
  )
}

interface TitlesProps {
  readonly languages: readonly Language[]
  readonly title: Draft['pages'][0]['words']
  readonly fault: string | undefined
  readonly language: Language
  readonly onChange: (title: Draft['pages'][0]['words']) => void
}

function Titles({ languages, title, fault, language, onChange }: TitlesProps) {
  const said = shelfText[language].make
  const faultId = useId()
  return (
    <fieldset className="plain-set">
      <legend className="form-head">{said.title}</legend>
      <div className="row">
        {languages.map((one) => (
          <input
            key={one}
            className="inner grow"
            type="text"
            lang={one}
            maxLength={120}
            aria-label={said.titleOf[one]}
            placeholder={said.titleOf[one]}
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : faultId}
            value={title[one] ?? ''}
            onChange={({ target }) => onChange({ ...title, [one]: target.value })}
          />
        ))}
      </div>
      {fault !== undefined && (
        <p id={faultId} role="alert" className="state bad">
          {fault}
        </p>
      )}
    </fieldset>
  )
}

interface ChoiceProps<Value> {
  readonly chosen: Value
  readonly language: Language
  readonly onChoose: (value: Value) => void
}

function LanguageChoice({ chosen, language, onChoose }: ChoiceProps<readonly Language[]>) {
  const said = shelfText[language].make
  return (
    <fieldset className="plain-set">
      <legend className="form-head">{said.languages}</legend>
      <div className="segments fill">
        {LANGUAGE_CHOICES.map((choice) => {
          const [only = 'id', other] = choice
          return (
            <button
              key={choice.join()}
              type="button"
              aria-pressed={choice.join() === chosen.join()}
              onClick={() => onChoose(choice)}
            >
              {other === undefined ? said.only[only] : said.both}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

function Patterns({
  chosen,
  hero,
  language,
  onChoose,
}: ChoiceProps<PatternName> & { readonly hero: Hero | undefined }) {
  const said = shelfText[language]
  return (
    <fieldset className="plain-set">
      <legend className="form-head">{said.make.start}</legend>
      <div className="pickcards">
        {PATTERN_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className="pick-card"
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
          >
            {name === 'empty' || name === 'photos' ? (
              <span className="emptypic" />
            ) : (
              <Thumbnail page={{ picture: patternPicture(name, CARD_PAGE[name] ?? 0, hero), photo: null }} />
            )}
            <b>{said.patterns[name][0]}</b>
            <span>{said.patterns[name][1]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Heroes({ chosen, language, onChoose }: ChoiceProps<Hero | undefined>) {
  const said = shelfText[language].make
  return (
    <fieldset className="plain-set">
      <legend className="form-head">{said.hero}</legend>
      <div className="row-scroll">
        {HEROES.map((hero) => (
          <button
            key={hero}
            type="button"
            className="kit-tile"
            aria-pressed={hero === chosen}
            onClick={() => onChoose(hero)}
          >
            <Thumbnail page={ALONE[hero]} width={160} />
            <span>{shelfText[language].heroes[hero]}</span>
          </button>
        ))}
        <button
          type="button"
          className="kit-tile"
          aria-pressed={chosen === undefined}
          onClick={() => onChoose(undefined)}
        >
          <span aria-hidden="true">×</span>
          <span>{said.nobody}</span>
        </button>
      </div>
      <p className="small-text">{said.heroHint}</p>
    </fieldset>
  )
}
