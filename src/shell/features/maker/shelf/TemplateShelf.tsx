import type { Language } from '../../../../game/language.ts'
import { makerRoutes } from '../routes.ts'
import { copyOfTemplate, TEMPLATE_BOOKS, templateTitle } from '../templates/templateBooks.ts'
import { shelfText } from '../text/shelf/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { Thumbnail } from '../ui/Thumbnail.tsx'
import { LevelBadge } from '../words/LevelBadge.tsx'
import { useNewDraft } from './useNewDraft.ts'

/** Whole books that every teacher may copy and change. They lack only a voice: hers. */
export function TemplateShelf({ language }: { readonly language: Language }) {
  const said = shelfText[language]
  const { hasFailed, begin } = useNewDraft(makerRoutes.book)
  return (
    <section className="stack template-shelf">
      <h2>{said.template}</h2>
      {hasFailed && (
        <p role="alert" className="state bad">
          {said.make.failed}
        </p>
      )}
      <div className="shelf">
        {TEMPLATE_BOOKS.map((template) => {
          const title = templateTitle(template, language)
          return (
            <article key={template.level} className="book">
              <span className="cover">
                <Thumbnail page={template.pages[0]} width={480} />
              </span>
              <LevelBadge level={template.level} />
              <div className="inner">
                <h3>{title}</h3>
                <p className="small-text">{said.templateHint(template.pages.length - 1)}</p>
                <button
                  type="button"
                  className="button"
                  aria-label={`${said.copyTemplate}: ${title}`}
                  onClick={() => void begin((own) => copyOfTemplate(template, own))}
                >
                  <Icon name="copy" />
                  {said.copyTemplate}
                </button>
              </div>
            </article>
          )
        })}
      </div>
    </section>
  )
}
