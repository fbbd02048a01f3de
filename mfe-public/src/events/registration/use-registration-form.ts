/** State of the registration form: its values, its errors and its receipt. */
import {
  type FormFailure,
  type Office,
  useIdempotentPost,
  useOffice,
  useOnQuickExit,
  useSubmittedForm,
  useToast,
} from '@access/kit'
import { type FormEvent, useState } from 'react'
import { useSpamSignals } from '../../components/SpamSignals.tsx'
import { usePrehydrationValues } from '../../components/use-prehydration-values.ts'
import type { Receipt } from './registration.form.ts'
import { failureMessages, toastMessages } from './registration.messages.ts'
import {
  buildRequestBody,
  buildValues,
  type Errors,
  emailUpdatesField,
  emailUpdatesValue,
  type Field,
  fields,
  pickFieldErrors,
  validateRegistration,
} from './validate-registration.ts'

/** `onRegistered` is called when fewer seats are available than before. */
export function useRegistrationForm(event: string, onRegistered: () => void) {
  const pagePath = `/events/${event}`
  // Submitted without script, the registration comes back with the page.
  const submittedForm = useSubmittedForm<Receipt>(pagePath)
  const [values, setValues] = useState(() => buildValues(submittedForm?.values))
  const [errors, setErrors] = useState<Errors>(() => pickFieldErrors(submittedForm?.errors ?? {}))
  const { phone } = useOffice()
  const [formError, setFormError] = useState<string | null>(
    () =>
      submittedForm?.errors.event ??
      (submittedForm?.failure ? getFailureMessage(submittedForm.failure, phone) : null),
  )
  const [receipt, setReceipt] = useState<Receipt | null>(submittedForm?.receipt ?? null)
  const { send, isPending } = useIdempotentPost<Receipt>('/api/registrations')
  const { toast } = useToast()
  const collectSpamSignals = useSpamSignals()
  const form = usePrehydrationValues(fields, (typedValues) =>
    setValues((previous) => ({ ...previous, ...typedValues })),
  )

  useOnQuickExit(() => {
    setValues(buildValues())
    setErrors({})
    setFormError(null)
    setReceipt(null)
  })

  async function onSubmit(submit: FormEvent<HTMLFormElement>) {
    submit.preventDefault()
    const validationErrors = validateRegistration(values)
    setErrors(validationErrors)
    setFormError(null)
    if (Object.keys(validationErrors).length > 0) return
    const result = await send({
      event,
      ...buildRequestBody(values, new FormData(submit.currentTarget).get(emailUpdatesField)),
      ...collectSpamSignals(submit.currentTarget),
    })
    if (!result) return
    if ('receipt' in result) {
      toast({ ...toastMessages[result.receipt.state], tone: 'success' })
      setReceipt(result.receipt)
      setValues(buildValues())
      return onRegistered()
    }
    toast({ ...toastMessages.failed, tone: 'error' })
    const serverErrors = pickFieldErrors(result.errors)
    setErrors(serverErrors)
    if (Object.keys(serverErrors).length === 0)
      setFormError(result.errors.event ?? getFailureMessage('failed', phone))
  }

  return {
    event,
    pagePath,
    /** Whether it was ticked in a form submitted without script. */
    hadEmailUpdates: submittedForm?.values[emailUpdatesField] === emailUpdatesValue,
    values,
    errors,
    formError,
    receipt,
    isPending,
    formProps: { ref: form, onSubmit, method: 'post', action: `${pagePath}#register` } as const,
    setField(field: Field, text: string) {
      setValues((previous) => ({ ...previous, [field]: text }))
      setErrors(({ [field]: _edited, ...remainingErrors }) => remainingErrors)
    },
  }
}

export type RegistrationFormState = ReturnType<typeof useRegistrationForm>

/** Why it failed, with the office's phone number. */
export const getFailureMessage = (failure: FormFailure, { display }: Office['phone']) =>
  `${failureMessages[failure]} ${display}.`
