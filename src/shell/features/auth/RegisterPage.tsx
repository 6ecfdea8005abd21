import type { FormEvent } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { RegisterRequest } from '../../../../server/contract/auth.ts'
import { ApiError } from '../../lib/apiError.ts'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { DELAYS, useLeaving } from '../../lib/useLeaving.ts'
import { Bar } from '../../ui/Bar.tsx'
import { AuthScreen } from './AuthScreen.tsx'
import { register as createAccount, registerErrorText } from './api.ts'
import { Field } from './Field.tsx'
import { CONFIRMATION_RULES, EMAIL_RULES, NAME_REQUIRED, PASSWORD_REQUIRED } from './rules.ts'

const EMPTY: RegisterRequest = { name: '', email: '', password: '', password_confirmation: '' }
const FIELDS = ['name', 'email', 'password', 'password_confirmation'] as const

/** A new account; a second after it the sign-in. What the backend finds wrong is said at the fields too. */
export function RegisterPage() {
  const { form, isLeaving, onSubmit } = useRegistration()
  const { isSubmitting } = form.formState
  return (
    <AuthScreen
      title="Register"
      backTo={paths.login}
      columns="two"
      hem="nila"
      isLeaving={isLeaving}
      onSubmit={onSubmit}
    >
      <RegisterFields form={form} />
      <div className="row">
        <Bar type="submit" icon="check" isBusy={isSubmitting} disabled={isLeaving}>
          {isSubmitting ? 'Registering...' : 'Register'}
        </Bar>
        <span>
          Have an account?{' '}
          <Link className="link" to={paths.login}>
            Login
          </Link>
        </span>
      </div>
    </AuthScreen>
  )
}

function useRegistration() {
  const { leavingTo, leave } = useLeaving()
  const form = useForm<RegisterRequest>({ defaultValues: EMPTY })

  async function send(request: RegisterRequest) {
    try {
      await createAccount({ ...request, name: request.name.trim(), email: request.email.trim() })
      notify('success', 'Account Created, Please Login')
      leave(paths.login, DELAYS.signedIn)
    } catch (error) {
      notify('error', registerErrorText(error))
      for (const field of FIELDS) {
        const message = error instanceof ApiError ? error.fields[field]?.[0] : undefined
        if (message !== undefined) form.setError(field, { message })
      }
    }
  }
  return {
    form,
    isLeaving: leavingTo !== undefined,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void form.handleSubmit(send)(event),
  }
}

function RegisterFields({ form: { register, formState } }: { readonly form: UseFormReturn<RegisterRequest> }) {
  const { errors } = formState
  return (
    <div className="pair">
      <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name', NAME_REQUIRED)} />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', EMAIL_RULES)}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', PASSWORD_REQUIRED)}
      />
      <Field
        label="Password confirmation"
        type="password"
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...register('password_confirmation', CONFIRMATION_RULES)}
      />
    </div>
  )
}
