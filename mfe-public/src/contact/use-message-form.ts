/** State of the message form: its fields and its receipt. */
import { useIdempotentPost, useOfficeText, useOnQuickExit, useSubmittedForm, useToast } from '@access/kit'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSpamSignals } from '../components/SpamSignals.tsx'
import { useFormFields } from '../components/use-form-fields.ts'
import { validateFields } from '../components/validate-fields.ts'
import {
  buildRequestBody,
  contactForm,
  emailConfirmationField,
  emailConfirmationValue,
  type MessageReceipt,
} from './contact.form.ts'
import { failureMessages, fieldMessages, requiredMessages, toastMessages } from './contact.messages.ts'

/** The longest subject that another page may give. */
const subjectLimit = 200

export function useMessageForm() {
  const [params] = useSearchParams()
  const submittedForm = useSubmittedForm<MessageReceipt>(contactForm.path)
  const subject = params.get('subject')?.slice(0, subjectLimit)
  const fields = useFormFields(fieldMessages, submittedForm, { subject }, failureMessages)
  const [receipt, setReceipt] = useState(submittedForm?.receipt ?? null)
  const [formNumber, setFormNumber] = useState(0)
  const { send, isPending } = useIdempotentPost<MessageReceipt>('/api/contact')
  const { toast } = useToast()
  const fillOfficeText = useOfficeText()
  const collectSpamSignals = useSpamSignals()

  function resetForm() {
    fields.reset()
    setFormNumber((previous) => previous + 1)
  }
  useOnQuickExit(() => {
    resetForm()
    setReceipt(null)
  })

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { values } = fields
    const validationErrors = validateFields(values, requiredMessages)
    fields.showErrors(validationErrors)
    if (Object.keys(validationErrors).length > 0) return
    const result = await send({
      ...buildRequestBody(values, new FormData(event.currentTarget).get(emailConfirmationField)),
      ...collectSpamSignals(event.currentTarget),
    })
    if (!result) return
    if ('receipt' in result) {
      const { title, description } = toastMessages.sent
      toast({ title, description: fillOfficeText(description), tone: 'success' })
      setReceipt(result.receipt)
      return resetForm()
    }
    toast({ ...toastMessages.failed, tone: 'error' })
    fields.showRejection(result.errors)
  }

  return {
    fields,
    receipt,
    isPending,
    /** Counted up when the form is emptied. */
    formNumber,
    /** Whether it was ticked in a form submitted without script. */
    hadEmailConfirmation:
      formNumber === 0 && submittedForm?.values[emailConfirmationField] === emailConfirmationValue,
    formProps: { ref: fields.form, onSubmit, method: 'post', action: `${contactForm.path}#send` } as const,
  }
}

export type MessageForm = ReturnType<typeof useMessageForm>
