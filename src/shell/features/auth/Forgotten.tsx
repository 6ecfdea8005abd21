import { useId, useState } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { playClick } from '../../lib/sound/sound.ts'

const WORDS = {
  en: {
    ask: 'Forgot your password?',
    help: 'Ask your teacher, or whoever runs Lumbung at your school: they can give you a one-time password.',
  },
  id: {
    ask: 'Lupa kata sandi?',
    help: 'Tanyakan kepada guru atau pengelola Lumbung di sekolah: mereka dapat memberi Anda kata sandi sekali pakai.',
  },
} as const

/** Says who can help somebody who has forgotten their password. */
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
        {WORDS[language].ask}
      </button>
      <p className="forgotten" id={id} lang={language} role="status">
        {isOpen && WORDS[language].help}
      </p>
    </>
  )
}
