import { useForm } from 'react-hook-form'
import { ApiError } from '../../lib/service/apiError.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { notify } from '../../lib/notify.ts'
import { routes } from '../../lib/routes.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { AuthScreen } from './AuthScreen.tsx'
import { type Faces, openClass } from './classTablet.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { pictureText } from './text/pictures/index.ts'

const UNPROCESSABLE = 422
const TOO_MANY = 429

/** Error text in the language of the screen; the service does not know that language. */
function troubleOf(error: unknown, said: (typeof pictureText)['en']): string {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === TOO_MANY) return said.codeLater
  return status === UNPROCESSABLE ? said.codeWrong : said.failed
}

interface CodeForm {
  code: string
  device: string
}

interface Props {
  /** Code from the QR code of the class card; empty if it has to be typed. */
  readonly code: string
  readonly onOpen: (faces: Faces) => void
}

/** Form for a grown-up to open a class on this tablet; needed once per tablet. */
export function ClassCodeScreen({ code, onOpen }: Props) {
  const [language] = useLanguage()
  const said = pictureText[language]
  const { register, handleSubmit, formState } = useForm<CodeForm>({ defaultValues: { code, device: '' } })

  async function send(form: CodeForm) {
    try {
      onOpen(await openClass(form.code.trim(), form.device.trim()))
    } catch (error) {
      console.warn('The class was not opened', error)
      notify('error', troubleOf(error, said))
    }
  }
  return (
    <AuthScreen
      title={said.title}
      backTo={routes.login}
      columns="one"
      border="hutan"
      isLeaving={false}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <p lang={language}>{said.codeText}</p>
      <Field
        label={said.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={formState.errors.code?.message}
        {...register('code', { validate: (value) => value.trim() !== '' || said.codeMissing })}
      />
      <Field label={said.device} autoComplete="off" maxLength={40} error={undefined} {...register('device')} />
      <div className="row">
        <Bar type="submit" icon="door" isBusy={formState.isSubmitting}>
          {formState.isSubmitting ? said.opening : said.open}
        </Bar>
      </div>
    </AuthScreen>
  )
}
