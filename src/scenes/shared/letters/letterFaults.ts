import type { Fault } from '../../../game/authoring.ts'
import { LANGUAGES, type Local } from '../../../game/language.ts'
import { fault, when } from '../faults.ts'

/** Words to spell must consist of capital letters only, because each letter becomes a tile. */
export function capitalFaults(words: readonly Local[], place: string): Fault[] {
  return words.flatMap((word, index) =>
    LANGUAGES.flatMap((language) =>
      when(
        !/^\p{Lu}+$/u.test(word[language]),
        fault(
          `${place}[${index}].${language}`,
          'not-capitals',
          `“${word[language]}” has other signs than capitals.`,
          `“${word[language]}” berisi tanda selain huruf besar.`,
        ),
      ),
    ),
  )
}
