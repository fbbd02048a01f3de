/** State of the registration form: its fields and its receipt. */
import { useIdempotentPost, useOnQuickExit, useSubmittedForm, useToast } from '@access/kit'
import { type FormEvent, useState } from 'react'
import { useSpamSignals } from '../../components/SpamSignals.tsx'
import { useFormFields } from '../../components/use-form-fields.ts'
import { validateFields } from '../../components/validate-fields.ts'
import {
  buildRequestBody,
  defaultValues,
  emailUpdatesField,
  emailUpdatesValue,
  type Receipt,
} from './registration.form.ts'
import { fieldMessages, requiredMessages, toastMessages } from './registration.messages.ts'

/** `onRegistered` is called when fewer seats are available than before. */
export function useRegistrationForm(event: string, onRegistered: () => void) {
  const pagePath = `/events/${event}`
  const submittedForm = useSubmittedForm<Receipt>(pagePath)
  const fields = useFormFields(fieldMessages, submittedForm, defaultValues)
  const [receipt, setReceipt] = useState(submittedForm?.receipt ?? null)
  const { send, isPending } = useIdempotentPost<Receipt>('/api/registrations')
  const { toast } = useToast()
  const collectSpamSignals = useSpamSignals()

  useOnQuickExit(() => {
    fields.reset(defaultValues)
    setReceipt(null)
  })

  async function onSubmit(submit: FormEvent<HTMLFormElement>) {
    submit.preventDefault()
    const { values } = fields
    const validationErrors = validateFields(values, requiredMessages)
    fields.showErrors(validationErrors)
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
      fields.reset(defaultValues)
      return onRegistered()
    }
    toast({ ...toastMessages.failed, tone: 'error' })
    fields.showRejection(result.errors)
  }

  return {
    event,
    pagePath,
    fields,
    /** Whether it was ticked in a form submitted without script. */
    hadEmailUpdates: submittedForm?.values[emailUpdatesField] === emailUpdatesValue,
    receipt,
    isPending,
    formProps: { ref: fields.form, onSubmit, method: 'post', action: `${pagePath}#register` } as const,
  }
}

export type RegistrationFormState = ReturnType<typeof useRegistrationForm>
