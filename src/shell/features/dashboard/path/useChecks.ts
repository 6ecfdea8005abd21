import { useQueryClient } from '@tanstack/react-query'
import type { Language } from '../../../../game/language.ts'
import { accountKey } from '../../../lib/service/queryClient.ts'
import { useClass } from '../ClassFrame.tsx'
import { classesApi, classUrl } from '../classesApi.ts'
import { useText } from '../dashboardLanguage.ts'
import { pathText } from '../text/path/index.ts'
import { useTask } from '../useTask.ts'

/** Asks for five-minute checks in a language, or takes that back; the screens that show them are fetched again. */
export function useChecks(lang: Language) {
  const { whole } = useClass()
  const said = useText(pathText)
  const client = useQueryClient()
  const { isBusy, run } = useTask()
  async function ask(learners: readonly string[], wanted: boolean): Promise<void> {
    const done = wanted ? said.checkAsked : said.checkTakenBack
    const isDone = await run(() => classesApi.askChecks(whole.id, { lang, learners: [...learners], wanted }), done)
    if (!isDone) return
    const children = learners.map((id) => classUrl(whole.id, `/report/learners/${encodeURIComponent(id)}/path`))
    const changed = [classUrl(whole.id, '/report/path'), ...children]
    await Promise.all(changed.map((url) => client.invalidateQueries({ queryKey: [accountKey(), url] })))
  }
  return { isBusy, ask }
}
