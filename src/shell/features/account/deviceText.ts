import type { DeviceKind } from '../../../../server/contract/sessions.ts'
import type { Language } from '../../../game/language.ts'
import type { AccountText } from './text/index.ts'
import { LOCALES } from '../../lib/language/locales.ts'

/** `Chrome on Android`. */
export function deviceInWords(device: DeviceKind | null, said: AccountText): string {
  return device ? said.device(said.browsers[device.browser], said.systems[device.system]) : said.unused
}

/** `21 November 2026`. */
export function dayInWords(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric' })
}
