import './dialog.css'
import '../screen/loading.css'
import '../screen/paper.css'
import { AlertDialog } from 'radix-ui'
import { Bar } from '../screen/Bar.tsx'
import type { IconName } from '../pictures/icons.tsx'
import { mediaUrl } from '../../../game/media.ts'

interface Choice {
  readonly label: string
  readonly icon: IconName
}

interface Props {
  readonly isOpen: boolean
  readonly title: string
  readonly text: string
  /** What is asked about; quiet, on the left. */
  readonly confirm: Choice
  /** The safe answer: on the right, has the focus, and is what Escape means. */
  readonly cancel: Choice
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** A picture that sits on the paper's upper edge. */
  readonly picture?: string
}

/** Asks before something is left or lost. The page behind is out of reach meanwhile, and gets the focus back. */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, text, confirm, cancel, onConfirm, onCancel, picture = '/img/ui/kiko-sit.webp' } = props
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil dialog-veil" />
        <AlertDialog.Content className="panel batik-cabai dialog">
          <img className="hero-pic" src={mediaUrl(picture)} alt="" />
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{text}</AlertDialog.Description>
          <div className="btns">
            <Bar theme="cream" data-control="leave" icon={confirm.icon} onClick={onConfirm}>
              {confirm.label}
            </Bar>
            <AlertDialog.Cancel asChild>
              <Bar data-control="stay" icon={cancel.icon}>
                {cancel.label}
              </Bar>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
