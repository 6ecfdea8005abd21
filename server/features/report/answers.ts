import { Readable } from 'node:stream'
import type { z } from 'zod'
import {
  booksReportAnswer,
  homeReportAnswer,
  ladderReportAnswer,
  learnersReportAnswer,
  skillsReportAnswer,
} from '../../contract/report.ts'
import { learnerReportAnswer, questionsReportAnswer } from '../../contract/reportLearner.ts'
import { type FileName, type FileService, gathered, openFile } from '../../reporter/files.ts'
import type { ReportService } from './service.ts'

/** The name of something that can be asked of the reports. */
export type ReportName = keyof ReportService

/** The reports as texts that can be sent as they are: JSON by its contract, or CSV. */
export interface Reporter {
  ask<Name extends ReportName>(name: Name, ...words: Parameters<ReportService[Name]>): Promise<string>
  /** Opens a file that is made while it is read, and no faster; rejects where it may not be had. */
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
}

/** Answers in this process. */
export function reporterOf(report: ReportService, files: FileService): Reporter {
  return {
    async ask(name, ...words) {
      // Each name has parameters of its own, which the types of `ask` hold together.
      const answer = await (report[name] as (...words: unknown[]) => Promise<unknown>)(...words)
      const contract = CONTRACTS[name]
      return contract ? JSON.stringify(contract.parse({ data: answer })) : String(answer)
    },

    open: async (name, ...words) => Readable.from(gathered(await openFile(files, name, words))),
  }
}
