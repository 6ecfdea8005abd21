import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { isRecord } from '../../lib/storage.ts'
import { DELAYS, useLeaving } from '../../lib/useLeaving.ts'
import { Bar } from '../../ui/Bar.tsx'
import { AuthScreen } from './AuthScreen.tsx'
import { login, loginErrorText } from './api.ts'
import { Field } from './Field.tsx'
import { EMAIL_REQUIRED, PASSWORD_REQUIRED } from './rules.ts'
import { GrownUpsLink } from '../privacy/GrownUpsLink.tsx'

interface LoginForm {
  email: string
  password: string
}

/** Sign-in by e-mail; a second after it the home screen, or the screen from which the sign-in was asked for. */
export function LoginPage() {
  const { leavingTo, leave } = useLeaving()
  const { state } = useLocation()
  const { register, handleSubmit, formState } = useForm<LoginForm>({ defaultValues: { email: '', password: '' } })
  const isSending = formState.isSubmitting

  async function send(form: LoginForm) {
    try {
      notify('success', await login({ email: form.email.trim(), password: form.password }))
      leave(wayKept(state) ?? paths.home, DELAYS.signedIn)
    } catch (error) {
      notify('error', loginErrorText(error))
    }
  }

  return (
    <AuthScreen
      title="Login"
      backTo={paths.landing}
      columns="one"
      hem="cabai"
      isLeaving={leavingTo !== undefined}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email', EMAIL_REQUIRED)}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', PASSWORD_REQUIRED)}
      />
      <div className="row">
        <Bar type="submit" icon="door" isBusy={isSending} disabled={leavingTo !== undefined}>
          {isSending ? 'Logging in...' : 'Login'}
        </Bar>
        <span>
          New here?{' '}
          <Link className="link" to={paths.register}>
            Register
          </Link>
        </span>
      </div>
      <div className="row foot">
        <Link className="link" to={paths.pictures}>
          Sign in with pictures
        </Link>
        <GrownUpsLink className="link" to={paths.privacy}>
          Privacy
        </GrownUpsLink>
      </div>
    </AuthScreen>
  )
}

/** The screen of this app from which the sign-in was asked for. */
function wayKept(state: unknown): string | undefined {
  const from = isRecord(state) ? state['from'] : undefined
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined
}
