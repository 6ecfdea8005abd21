import { Readable } from 'node:stream'
import type { z } from 'zod'
import {
  booksReportAnswer,
  homeReportAnswer,
  ladderReportAnswer,
  learnersReportAnswer,
  skillsReportAnswer,
} from '../../contract/report.ts'
import { childPathAnswer, pathHistoryAnswer, pathReportAnswer } from '../../contract/path.ts'
import { learnerReportAnswer, questionsReportAnswer } from '../../contract/reportLearner.ts'
import { type FileName, type FileService, gathered, openFile } from '../../reporter/files.ts'
import type { ReportService } from './service.ts'

/** The name of a report. */
export type ReportName = keyof ReportService

/** The reports as texts ready to send: JSON by its contract, or CSV. */
export interface Reporter {
  ask<Name extends ReportName>(name: Name, ...words: Parameters<ReportService[Name]>): Promise<string>
  /** Opens a file that is streamed with back-pressure; rejects if the teacher may not have it. */
  open<Name extends FileName>(name: Name, ...words: Parameters<FileService[Name]>): Promise<Readable>
}

/** Everything else is CSV. */
const CONTRACTS: Partial<Record<ReportName, z.ZodType>> = {
  home: homeReportAnswer,
  books: booksReportAnswer,
  skills: skillsReportAnswer,
  ladder: ladderReportAnswer,
  learners: learnersReportAnswer,
  learner: learnerReportAnswer,
  questions: questionsReportAnswer,
  path: pathReportAnswer,
  childPath: childPathAnswer,
  history: pathHistoryAnswer,
}

/** Builds the reports in this process. */
export function reporterOf(report: ReportService, files: FileService): Reporter {
  return {
    async ask(name, ...words) {
      // Each name has its own parameters; the types of `ask` match them.
      const answer = await (report[name] as (...words: unknown[]) => Promise<unknown>)(...words)
      const contract = CONTRACTS[name]
      return contract ? JSON.stringify(contract.parse({ data: answer })) : String(answer)
    },

    open: async (name, ...words) => Readable.from(gathered(await openFile(files, name, words))),
  }
}
