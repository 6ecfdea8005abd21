import { Dialog } from 'radix-ui'
import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { Language } from '../../../../../game/language.ts'
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
  const screen = (
    <>
      <Files
        camera={camera}
        device={device}
        language={language}
        onFile={(input) => void come(input)}
        onLeft={() => setStep({ at: 'denied' })}
      />
      <Full isOpen={step !== undefined} onClose={close} title={text.title}>
        {step?.at === 'photo' ? (
          <PhotoScreen
            photo={step.photo}
            media={media}
            language={language}
            onCancel={close}
            onUse={used}
            hasNext={isEmpty(draft.pages[index + 1])}
          />
        ) : (
          step && <PhotoProblem step={step} language={language} onCancel={close} onAsk={ask} />
        )}
      </Full>
    </>
  )
  return { open: ask, screen }
}

/** Whether a page waits for its picture. */
const isEmpty = (page: PanelProps['page'] | undefined): boolean =>
  page !== undefined && page.photo === null && page.picture.items.length === 0

interface FilesProps {
  readonly camera: RefObject<HTMLInputElement | null>
  readonly device: RefObject<HTMLInputElement | null>
  readonly language: Language
  readonly onFile: (input: HTMLInputElement) => void
  /** The camera was left without a photo, or refused: that looks alike to a page. */
  readonly onLeft: () => void
}

/** The two inputs that photos come from; pressed by the buttons of the panel. */
function Files({ camera, device, language, onFile, onLeft }: FilesProps) {
  const text = photoText[language]
  const leave = useEffectEvent(onLeft)
  useEffect(() => {
    const input = camera.current
    const left = () => leave()
    input?.addEventListener('cancel', left)
    return () => input?.removeEventListener('cancel', left)
  }, [camera])
  const usual = {
    type: 'file',
    hidden: true,
    accept: 'image/*',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onFile(currentTarget),
  } as const
  return (
    <>
      <input {...usual} ref={camera} capture="environment" data-photo="camera" aria-label={text.title} />
      <input {...usual} ref={device} data-photo="device" aria-label={text.choose} />
    </>
  )
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
