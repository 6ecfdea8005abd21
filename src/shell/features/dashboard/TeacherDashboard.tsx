import { Navigate, Route, Routes } from 'react-router-dom'
import { AccountDesk } from './AccountDesk.tsx'
import { AccessPage } from './classes/AccessPage.tsx'
import { AddPage } from './classes/AddPage.tsx'
import { CardsPage } from './classes/CardsPage.tsx'
import { ClassesPage } from './classes/ClassesPage.tsx'
import { CustodyPage } from './classes/CustodyPage.tsx'
import { FamilyRecordPage } from './classes/FamilyRecordPage.tsx'
import { JoinCardPage } from './classes/JoinCardPage.tsx'
import { LetterPage } from './classes/LetterPage.tsx'
import { MembersPage } from './classes/MembersPage.tsx'
import { PrivacyTab } from './classes/PrivacyTab.tsx'
import { ClassFrame } from './ClassFrame.tsx'
import { useDashboardLanguage } from './dashboardLanguage.ts'
import { PacksPage } from './packs/PacksPage.tsx'
import { WeekPage } from './path/WeekPage.tsx'
import { BooksGrid } from './report/BooksGrid.tsx'
import { Counts } from './report/Counts.tsx'
import { Learner } from './report/Learner.tsx'
import { Learners } from './report/Learners.tsx'
import { SheetPage, SheetsPage } from './report/SheetPages.tsx'
import { Skills } from './report/Skills.tsx'
import { Today } from './report/Today.tsx'
import classes from './styles/classes.css?inline'
import frame from './styles/frame.css?inline'
import packs from './styles/packs.css?inline'
import path from './styles/path.css?inline'
import parts from './styles/parts.css?inline'
import print from './styles/print.css?inline'
import report from './styles/report.css?inline'
import { dashboardRoutes } from './routes.ts'

/** Routes of the teachers' dashboard. */
export function TeacherDashboard() {
  const [language] = useDashboardLanguage()
  return (
    <div className="dash" lang={language}>
      {/* Inline, so that children never load these styles and they are removed with the dashboard. */}
      <style>{frame + parts + classes + packs + report + path + print}</style>
      <Routes>
        <Route index element={<ClassesPage />} />
        <Route path="account" element={<AccountDesk />} />
        <Route path=":classId" element={<ClassFrame />}>
          <Route index element={<Today />} />
          <Route path="books" element={<BooksGrid />} />
          {/* Each group of items has its own route and tab. */}
          <Route path="skills" element={<Navigate to="letters" replace />} />
          <Route path="skills/:group" element={<Skills />} />
          <Route path="learners" element={<Learners />} />
          <Route path="learners/:learnerId" element={<Learner />} />
          <Route path="learners/week" element={<WeekPage />} />
          <Route path="learners/sheets" element={<SheetsPage />} />
          <Route path="learners/:learnerId/sheet" element={<SheetPage />} />
          <Route path="counts" element={<Counts />} />
          <Route path="class" element={<MembersPage />} />
          <Route path="class/add" element={<AddPage />} />
          <Route path="class/cards" element={<CardsPage />} />
          <Route path="class/code" element={<JoinCardPage />} />
          <Route path="class/books" element={<AccessPage />} />
          <Route path="class/packs" element={<PacksPage />} />
          <Route path="class/journal" element={<CustodyPage />} />
          <Route path="class/privacy" element={<PrivacyTab />} />
          <Route path="class/letter" element={<LetterPage />} />
          <Route path="learners/:learnerId/record" element={<FamilyRecordPage />} />
        </Route>
        <Route path="*" element={<Navigate to={dashboardRoutes.classes} replace />} />
      </Routes>
    </div>
  )
}
