import { type FormEvent, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
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
import { GrownUpsLink } from '../privacy/GrownUpsLink.tsx'

const EMPTY = { name: '', email: '', password: '', password_confirmation: '' }
const FIELDS = ['name', 'email', 'password', 'password_confirmation', 'class_code'] as const

/** A new account; a second after it the sign-in. What the backend finds wrong is said at the fields too. */
export function RegisterPage() {
  const [query] = useSearchParams()
  const code = query.get('code') ?? ''
  const [hasCode, setHasCode] = useState(code !== '')
  const { form, isLeaving, onSubmit } = useRegistration(code)
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
      <RegisterFields form={form} hasCode={hasCode} />
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
        {!hasCode && (
          <button type="button" className="link" onClick={() => setHasCode(true)}>
            I have a class code
          </button>
        )}
        <GrownUpsLink className="link" to={paths.privacy}>
          Privacy
        </GrownUpsLink>
      </div>
    </AuthScreen>
  )
}

function useRegistration(code: string) {
  const { leavingTo, leave } = useLeaving()
  const form = useForm<RegisterRequest>({ defaultValues: { ...EMPTY, class_code: code } })

  async function send(request: RegisterRequest) {
    try {
      const { class_code = '', ...account } = request
      const joining = class_code.trim() === '' ? {} : { class_code: class_code.trim() }
      await createAccount({ ...account, name: request.name.trim(), email: request.email.trim(), ...joining })
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

interface FieldsProps {
  readonly form: UseFormReturn<RegisterRequest>
  /** Whether the child has a code that puts them into a class at once. */
  readonly hasCode: boolean
}

function RegisterFields({ form: { register, formState }, hasCode }: FieldsProps) {
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
      {hasCode && (
        <Field
          label="Class code"
          autoComplete="off"
          autoCapitalize="characters"
          error={errors.class_code?.message}
          {...register('class_code')}
        />
      )}
    </div>
  )
}
