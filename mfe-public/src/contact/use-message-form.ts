/** State of the message form: its values, its errors and its receipt. */
import { useIdempotentPost, useOfficeText, useOnQuickExit, useSubmittedForm, useToast } from '@access/kit'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSpamSignals } from '../components/SpamSignals.tsx'
import { usePrehydrationValues } from '../components/use-prehydration-values.ts'
import { type failureMessages, toastMessages } from './contact.messages.ts'
import {
  buildRequestBody,
  buildValues,
  type Errors,
  emailConfirmationField,
  emailConfirmationValue,
  type Field,
  fields,
  type MessageReceipt,
  pickFieldErrors,
  validateMessage,
} from './validate-message.ts'

const pagePath = '/contact'

/** The longest subject that another page may give. */
const subjectLimit = 200

export function useMessageForm() {
  const [params] = useSearchParams()
  // Submitted without script, the message comes back with the page.
  const submittedForm = useSubmittedForm<MessageReceipt>(pagePath)
  const [values, setValues] = useState(() =>
    buildValues({ subject: params.get('subject')?.slice(0, subjectLimit), ...submittedForm?.values }),
  )
  const [errors, setErrors] = useState<Errors>(() => pickFieldErrors(submittedForm?.errors ?? {}))
  const [failure, setFailure] = useState<keyof typeof failureMessages | null>(submittedForm?.failure ?? null)
  const [receipt, setReceipt] = useState<MessageReceipt | null>(submittedForm?.receipt ?? null)
  const [formNumber, setFormNumber] = useState(0)
  const { send, isPending } = useIdempotentPost<MessageReceipt>('/api/contact')
  const { toast } = useToast()
  const fillOfficeText = useOfficeText()
  const collectSpamSignals = useSpamSignals()
  const form = usePrehydrationValues(fields, (typedValues) =>
    setValues((previous) => ({ ...previous, ...typedValues })),
  )

  function resetForm() {
    setValues(buildValues())
    setErrors({})
    setFailure(null)
    setFormNumber((previous) => previous + 1)
  }
  useOnQuickExit(() => {
    resetForm()
    setReceipt(null)
  })

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const validationErrors = validateMessage(values)
    setErrors(validationErrors)
    setFailure(null)
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
    const serverErrors = pickFieldErrors(result.errors)
    setErrors(serverErrors)
    if (Object.keys(serverErrors).length === 0) setFailure('failed')
  }

  return {
    values,
    errors,
    failure,
    receipt,
    isPending,
    /** Counted up when the form is emptied. */
    formNumber,
    /** Whether it was ticked in a form submitted without script. */
    hadEmailConfirmation:
      formNumber === 0 && submittedForm?.values[emailConfirmationField] === emailConfirmationValue,
    form: { ref: form, onSubmit, method: 'post', action: `${pagePath}#send` } as const,
    setField(field: Field, text: string) {
      setValues((previous) => ({ ...previous, [field]: text }))
      setErrors(({ [field]: _edited, ...remainingErrors }) => remainingErrors)
    },
  }
}

export type MessageForm = ReturnType<typeof useMessageForm>
