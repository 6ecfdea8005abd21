import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useLanguage } from '../../lib/language.ts'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { DELAYS, useLeaving } from '../../lib/useLeaving.ts'
import { Bar } from '../../ui/Bar.tsx'
import { AuthScreen } from './AuthScreen.tsx'
import { type AuthWords, authWords } from './authWords.ts'
import { login, loginErrorText } from './api.ts'
import { Field } from './Field.tsx'
import { Forgotten } from './Forgotten.tsx'
import { emailRequired, passwordRequired } from './rules.ts'
import { wayKept } from './wayKept.ts'
import { GrownUpsLink } from '../privacy/GrownUpsLink.tsx'

interface LoginForm {
  email: string
  password: string
}

/** Sign-in by e-mail; a second after it the home screen, or the screen from which the sign-in was asked for. */
export function LoginPage() {
  const [language] = useLanguage()
  const words = authWords[language]
  const { leavingTo, leave } = useLeaving()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm<LoginForm>({ defaultValues: { email: '', password: '' } })
  const isSending = formState.isSubmitting

  async function send(form: LoginForm) {
    try {
      const { message, isOneTime } = await login({ email: form.email.trim(), password: form.password })
      if (isOneTime) {
        // Nobody is signed in before the password is their own; all else waits.
        void navigate(paths.newPassword, { state: { from: wayKept(state) } })
      } else {
        notify('success', message)
        leave(wayKept(state) ?? paths.home, DELAYS.signedIn)
      }
    } catch (error) {
      notify('error', loginErrorText(error))
    }
  }

  return (
    <AuthScreen
      title={words.login}
      backTo={paths.landing}
      columns="one"
      hem="cabai"
      isLeaving={leavingTo !== undefined}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <Field
        label={words.email}
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email', emailRequired(words))}
      />
      <Field
        label={words.password}
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', passwordRequired(words))}
      />
      <div className="row">
        <Bar type="submit" icon="door" isBusy={isSending} disabled={leavingTo !== undefined}>
          {isSending ? words.loggingIn : words.login}
        </Bar>
        <span>
          {words.newHere}{' '}
          <Link className="link" to={paths.register}>
            {words.register}
          </Link>
        </span>
      </div>
      <Elsewhere words={words} />
    </AuthScreen>
  )
}

/** Other ways in, and help. */
function Elsewhere({ words }: { readonly words: AuthWords }) {
  return (
    <div className="row foot">
      <Link className="link" to={paths.pictures}>
        {words.pictures}
      </Link>
      <GrownUpsLink className="link" to={paths.privacy}>
        {words.privacy}
      </GrownUpsLink>
      <Forgotten />
    </div>
  )
}
