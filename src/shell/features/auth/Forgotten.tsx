import { useId, useState } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { authText } from './text/forms/index.ts'

/** Toggles a hint about who can help with a forgotten password. */
export function Forgotten() {
  const [language] = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="link"
        lang={language}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          playClick()
          setOpen(!isOpen)
        }}
      >
        {authText[language].forgotten.ask}
      </button>
      <p className="forgotten" id={id} lang={language} role="status">
        {isOpen && authText[language].forgotten.help}
      </p>
    </>
  )
}
