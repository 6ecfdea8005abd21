import { useState } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { LANGUAGES, type Language } from '../../../game/language.ts'
import { LANGUAGE_NAMES } from '../../lib/language/languageNames.ts'
import { routes } from '../../lib/routes.ts'
import { useDashboardLanguage } from '../dashboard/index.ts'
import { EditorPage } from './editor/EditorPage.tsx'
import { ImportPage } from './import/ImportPage.tsx'
import { WaitingShares } from './share/WaitingShares.tsx'
import { NewBookPage } from './shelf/NewBookPage.tsx'
import { ShelfPage } from './shelf/ShelfPage.tsx'
import base from './styles/base.css?inline'
import draft from './styles/draft.css?inline'
import editor from './styles/editor.css?inline'
import picture from './styles/picture.css?inline'
import play from './styles/play.css?inline'
import shelf from './styles/shelf.css?inline'
import tryOut from './styles/tryOut.css?inline'
import voice from './styles/voice.css?inline'
import words from './styles/words.css?inline'
import { shelfText } from './text/shelf/index.ts'
import { Icon } from './ui/Icon.tsx'
import { MakerRoot } from './ui/Sheet.tsx'
import { useMakerDownload } from './useMakerDownload.ts'

const STYLES = base + shelf + editor + picture + words + voice + play + tryOut + draft

/** The book maker: the shelf of a teacher's own books, and the editor. For teachers only; `app` sees to it. */
export function MakerPage() {
  const [language] = useDashboardLanguage()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const isDownloaded = useMakerDownload()
  return (
    <div className="maker" lang={language} ref={setRoot} data-downloaded={isDownloaded}>
      {/* Inline, so that children never load these styles. */}
      <style>{STYLES}</style>
      <WaitingShares language={language} />
      <MakerRoot value={root}>
        <Routes>
          <Route path="book/:key/*" element={<EditorPage language={language} />} />
          <Route
            path="new"
            element={
              <Outside>
                <NewBookPage language={language} />
              </Outside>
            }
          />
          <Route
            path="import"
            element={
              <Outside>
                <ImportPage language={language} />
              </Outside>
            }
          />
          <Route
            path="*"
            element={
              <Outside>
                <ShelfPage language={language} />
              </Outside>
            }
          />
        </Routes>
      </MakerRoot>
    </div>
  )
}

/** The frame of the screens around the editor: the way to the dashboard, and the language. */
function Outside({ children }: { readonly children: React.ReactNode }) {
  const [language, setLanguage] = useDashboardLanguage()
  const said = shelfText[language]
  return (
    <div className="outside">
      <div className="hemline" />
      <header className="outside-head">
        <Link className="button quiet" to={routes.dashboard}>
          <Icon name="back" />
          {said.toDashboard}
        </Link>
        <span className="segments" role="group" aria-label={said.make.languages}>
          {LANGUAGES.map((one: Language) => (
            <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => setLanguage(one)}>
              {LANGUAGE_NAMES[one]}
            </button>
          ))}
        </span>
      </header>
      <main tabIndex={-1}>{children}</main>
    </div>
  )
}
