import { Dialog } from 'radix-ui'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { withPage } from '../../draft/edits.ts'
import type { Photo } from '../../draft/schema.ts'
import type { PanelProps } from '../../panel.ts'
import { photoText } from '../../text/photo/index.ts'
import { pictureText } from '../../text/picture/index.ts'
import { MakerRoot } from '../../ui/Sheet.tsx'
import { bothLanguages } from '../thingNames.ts'
import { type OpenPhoto, openPhoto, type PhotoFault } from './openPhoto.ts'
import { PhotoProblem } from './PhotoProblem.tsx'
import { PhotoScreen } from './PhotoScreen.tsx'

/** Where a photo is on its way. */
type Step =
  | { readonly at: 'denied' | 'opening' }
  | { readonly at: 'fault'; readonly fault: PhotoFault }
  | { readonly at: 'photo'; readonly photo: OpenPhoto }

/** Taking a photo for the page: `open` begins, `screen` is to be shown (the file inputs are in it, too). */
export function usePhotoFlow({ draft, index, edit, media, language, openPage }: PanelProps): {
  readonly open: (from: 'camera' | 'device') => void
  readonly screen: ReactNode
} {
  const text = photoText[language]
  const [step, setStep] = useState<Step>()
  const camera = useRef<HTMLInputElement>(null)
  const device = useRef<HTMLInputElement>(null)
  const ask = (from: 'camera' | 'device') => (from === 'camera' ? camera : device).current?.click()
  const come = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    // The same file may be chosen again.
    input.value = ''
    if (!file) return
    setStep({ at: 'opening' })
    const photo = await openPhoto(file)
    setStep(typeof photo === 'string' ? { at: 'fault', fault: photo } : { at: 'photo', photo })
  }
  useEffect(() => {
    const input = camera.current
    // A refused camera and one that is left look alike to a page.
    const left = () => setStep({ at: 'denied' })
    input?.addEventListener('cancel', left)
    return () => input?.removeEventListener('cancel', left)
  }, [])
  const close = () => setStep(undefined)
  const used = (photo: Photo, isNext: boolean) => {
    edit(
      bothLanguages((one) => pictureText[one].step.photo),
      (old) =>
        withPage(old, index, (page) => ({
          ...page,
          photo,
          picture: { ...page.picture, photo: { file: `media/${photo.media}.webp`, alt: {} } },
        })),
    )
    close()
    if (!isNext) return
    openPage(index + 1)
    ask('camera')
  }
  const next = draft.pages[index + 1]
  const isNextEmpty = next !== undefined && next.photo === null && next.picture.items.length === 0
  const files = [
    [camera, 'environment'],
    [device, undefined],
  ] as const
  const screen = (
    <>
      {files.map(([ref, capture], i) => (
        <input
          key={capture ?? 'device'}
          ref={ref}
          type="file"
          hidden
          accept="image/*"
          capture={capture}
          data-photo={i === 0 ? 'camera' : 'device'}
          aria-label={i === 0 ? text.title : text.choose}
          onChange={({ currentTarget }) => void come(currentTarget)}
        />
      ))}
      <Full isOpen={step !== undefined} onClose={close} title={text.title}>
        {step?.at === 'photo' ? (
          <PhotoScreen
            photo={step.photo}
            media={media}
            language={language}
            onCancel={close}
            onUse={used}
            hasNext={isNextEmpty}
          />
        ) : (
          step && <PhotoProblem step={step} language={language} onCancel={close} onAsk={ask} />
        )}
      </Full>
    </>
  )
  return { open: ask, screen }
}

interface FullProps {
  readonly isOpen: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A screen over the whole editor; Escape leaves it without a photo, and the focus goes back. */
function Full({ isOpen, title, onClose, children }: FullProps) {
  const root = use(MakerRoot)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={root}>
        <Dialog.Content className="full over" aria-describedby={undefined}>
          <Dialog.Title className="visually-hidden">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
