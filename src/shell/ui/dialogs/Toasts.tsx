import '../screen/paper.css'
import './toasts.css'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { type Message, showMessagesWith, type Tone } from '../../lib/notify.ts'
import { mediaUrl } from '../../../game/media.ts'

const HEMS = { success: 'hutan', error: 'cabai', info: 'nila' } as const
const SIGNS = { error: '!', info: 'i' } as const

function ToastPaper({ tone, text }: { readonly tone: Tone; readonly text: string }) {
  return (
    <div
      className={clsx('panel toast', `toast-${tone}`, `batik-${HEMS[tone]}`)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      {tone === 'success' ? (
        <img src={mediaUrl('/img/ui/star-on.webp')} width={52} height={52} alt="" />
      ) : (
        <span className="mark-i" aria-hidden>
          {SIGNS[tone]}
        </span>
      )}
      {text}
    </div>
  )
}

function show({ tone, text, durationMs }: Message): void {
  // One at a time: the newest is what matters.
  toast.dismiss()
  toast.custom(() => <ToastPaper tone={tone} text={text} />, { duration: durationMs })
}

/** Where messages appear: at the top, in the middle, one at a time. */
export function Toasts() {
  useEffect(() => showMessagesWith(show), [])
  return (
    <Toaster
      position="top-center"
      visibleToasts={1}
      offset={14}
      mobileOffset={14}
      className="toasts"
      toastOptions={{ unstyled: true }}
    />
  )
}
