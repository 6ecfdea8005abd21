import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { packText } from '../text/packs/index.ts'
import type { Fault } from './packsApi.ts'

/** Sentences about a file's content, by file and place. */
export function Faults({ faults }: { readonly faults: readonly Fault[] }) {
  const said = useText(packText)
  const [language] = useDashboardLanguage()
  const files = [...new Set(faults.map(({ file }) => file))]
  return (
    <div className="stack-s pack-faults">
      {files.map((file) => (
        <section key={file}>
          <h4>{file === '' ? said.wholeFile : file}</h4>
          <ul>
            {faults
              .filter((fault) => fault.file === file)
              .map(({ place, message }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the list never changes
                <li key={index}>
                  {place !== '' && <code>{place}</code>} {message[language]}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
