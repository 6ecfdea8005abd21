import type { ReactNode } from 'react'
import type { Language } from '../../../game/language.ts'
import { accountText } from './text/index.ts'
import { dayInWords, deviceInWords } from './deviceText.ts'
import type { useSessions } from './useSessions.ts'

interface Props {
  readonly language: Language
  /** The class of the list: children's screens and the dashboard have styles of their own. */
  readonly className: string
  readonly of: ReturnType<typeof useSessions>
  /** A button in the look of the screen; `label` is read aloud where it says more than the word. */
  readonly renderButton: (word: string, onPress: () => void, isBusy: boolean, label?: string) => ReactNode
}

/** Where somebody is signed in, a line each, with a button to end it; and one that ends all others. */
export function DeviceList({ language, className, of: { sessions, isBusy, end, endOthers }, renderButton }: Props) {
  const said = accountText[language]
  if (sessions.isPending) return <p role="status">{said.loading}</p>
  if (sessions.isError) {
    return (
      <div role="alert">
        <p>{said.devicesFailed}</p>
        {renderButton(said.again, () => void sessions.refetch(), false)}
      </div>
    )
  }
  const isAlone = sessions.data.length < 2
  return (
    <>
      <ul className={className}>
        {sessions.data.map(({ id, device, used_at, is_current }) => (
          <li key={id}>
            <span>
              <b>{deviceInWords(device, said)}</b>
              <br />
              {is_current ? said.thisDevice : said.usedOn(dayInWords(used_at, language))}
            </span>
            {!is_current &&
              renderButton(
                said.signOut,
                () => end(id),
                isBusy,
                said.signOutOf(deviceInWords(device, said), dayInWords(used_at, language)),
              )}
          </li>
        ))}
      </ul>
      {isAlone ? <p>{said.onlyHere}</p> : renderButton(said.everywhere, endOthers, isBusy)}
    </>
  )
}
