import '../dialogs/dialog.css'
import '../screen/loading.css'
import '../screen/paper.css'
import './gate.css'
import { AlertDialog } from 'radix-ui'
import { useState } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { judge, newRiddle } from './riddle.ts'
import { gateText } from './text/index.ts'

interface Props {
  readonly onSolved: () => void
  readonly onClose: () => void
}

/** Asks for three numbers that are written as words; who can read them may pass. Mount it to open it. */
export function GateDialog({ onSolved, onClose }: Props) {
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil dialog-veil" />
        <AlertDialog.Content className="panel batik-nila dialog gate">
          <Gate onSolved={onSolved} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function Gate({ onSolved }: { readonly onSolved: () => void }) {
  const [language] = useLanguage()
  const said = gateText[language]
  const [riddle, setRiddle] = useState(() => newRiddle(Math.random))
  const [pressed, setPressed] = useState<readonly number[]>([])
  const [isWrong, setWrong] = useState(false)

  function press(number: number) {
    playClick()
    const next = [...pressed, number]
    const verdict = judge(riddle, next)
    if (verdict === 'solved') return onSolved()
    setPressed(verdict === 'wrong' ? [] : next)
    setWrong(verdict === 'wrong')
    if (verdict === 'wrong') setRiddle(newRiddle(Math.random))
    return undefined
  }
  return (
    <div lang={language}>
      <AlertDialog.Title>{said.title}</AlertDialog.Title>
      <AlertDialog.Description aria-live="polite">
        {isWrong ? said.wrong : said.ask} <b>{riddle.map((number) => said.numbers[number - 1]).join(', ')}</b>
      </AlertDialog.Description>
      <div className="keys">
        {said.numbers.map((word, index) => (
          <button key={word} type="button" onClick={() => press(index + 1)}>
            {index + 1}
          </button>
        ))}
      </div>
      <AlertDialog.Cancel className="link">{said.back}</AlertDialog.Cancel>
    </div>
  )
}
