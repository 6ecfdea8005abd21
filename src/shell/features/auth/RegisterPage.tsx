import { type FormEvent, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import type { RegisterRequest } from '../../../../server/contract/auth.ts'
import { ApiError } from '../../lib/service/apiError.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { notify } from '../../lib/notify.ts'
import { routes } from '../../lib/routes.ts'
import { DELAYS, useLeaving } from '../../lib/press/useLeaving.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { AuthScreen } from './AuthScreen.tsx'
import { type AuthText, authText } from './text/forms/index.ts'
import { register as createAccount, registerErrorText } from './api.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { confirmationRules, emailRules, nameRequired, passwordRequired } from './rules.ts'
import { GrownUpsLink } from '../../ui/gate/GrownUpsLink.tsx'

const EMPTY = { name: '', email: '', password: '', password_confirmation: '' }
const FIELDS = ['name', 'email', 'password', 'password_confirmation', 'class_code'] as const

/** Registration; one second after success it opens the sign-in. Validation errors of the backend are also shown at the fields. */
export function RegisterPage() {
  const [language] = useLanguage()
  const words = authText[language]
  const [query] = useSearchParams()
  const code = query.get('code') ?? ''
  const [hasCode, setHasCode] = useState(code !== '')
  const { form, isLeaving, onSubmit } = useRegistration(code, words)
  const { isSubmitting } = form.formState
  return (
    <AuthScreen
      title={words.register}
      backTo={routes.login}
      columns="two"
      border="nila"
      isLeaving={isLeaving}
      onSubmit={onSubmit}
    >
      <RegisterFields form={form} hasCode={hasCode} words={words} />
      <div className="row">
        <Bar type="submit" icon="check" isBusy={isSubmitting} disabled={isLeaving}>
          {isSubmitting ? words.registering : words.register}
        </Bar>
        <span>
          {words.haveAccount}{' '}
          <Link className="link" to={routes.login}>
            {words.login}
          </Link>
        </span>
        {!hasCode && (
          <button type="button" className="link" onClick={() => setHasCode(true)}>
            {words.haveCode}
          </button>
        )}
        <GrownUpsLink className="link" to={routes.privacy}>
          {words.privacy}
        </GrownUpsLink>
      </div>
    </AuthScreen>
  )
}

function useRegistration(code: string, words: AuthText) {
  const { leavingTo, leave } = useLeaving()
  const form = useForm<RegisterRequest>({ defaultValues: { ...EMPTY, class_code: code } })

  async function send(request: RegisterRequest) {
    try {
      const { class_code = '', ...account } = request
      const joining = class_code.trim() === '' ? {} : { class_code: class_code.trim() }
      await createAccount({ ...account, name: request.name.trim(), email: request.email.trim(), ...joining })
      notify('success', words.created)
      leave(routes.login, DELAYS.signedIn)
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
  /** Whether to show the field for a class code, which adds the child to a class at once. */
  readonly hasCode: boolean
  readonly words: AuthText
}

function RegisterFields({ form: { register, formState }, hasCode, words }: FieldsProps) {
  const { errors } = formState
  return (
    <div className="pair">
      <Field
        label={words.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', nameRequired(words))}
      />
      <Field
        label={words.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', emailRules(words))}
      />
      <Field
        label={words.password}
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', passwordRequired(words))}
      />
      <Field
        label={words.confirmation}
        type="password"
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...register('password_confirmation', confirmationRules(words))}
      />
      {hasCode && (
        <Field
          label={words.classCode}
          autoComplete="off"
          autoCapitalize="characters"
          error={errors.class_code?.message}
          {...register('class_code')}
        />
      )}
    </div>
  )
}
