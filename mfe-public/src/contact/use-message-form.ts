/** State of the message form: its fields and its receipt. */
import {
  type RemoteForm,
  useIdempotentPost,
  useOfficeText,
  useOnQuickExit,
  useSubmittedForm,
  useToast,
} from '@access/kit'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSpamSignals } from '../components/SpamSignals.tsx'
import { useFormFields } from '../components/use-form-fields.ts'
import { validateFields } from '../components/validate-fields.ts'
import {
  buildRequestBody,
  emailConfirmationField,
  emailConfirmationValue,
  type MessageReceipt,
} from './contact.form.ts'
import { failureMessages, toastMessages } from './contact.messages.ts'

/** The longest subject that another page may give. */
const subjectLimit = 200

/** What every form has whose message goes to the office. */
type MessageLabels = Record<'name' | 'email' | 'phone' | 'message', { label: string; hint: string }>

type FormDefinition<Labels> = {
  form: RemoteForm
  labels: Labels
  requiredMessages: Record<Exclude<keyof Labels & string, 'phone'>, string>
}

export function useMessageForm<Labels extends MessageLabels>({
  form,
  labels,
  requiredMessages,
}: FormDefinition<Labels>) {
  const [params] = useSearchParams()
  const submittedForm = useSubmittedForm<MessageReceipt>(form.path)
  const subject = params.get('subject')?.slice(0, subjectLimit)
  const fields = useFormFields(labels, submittedForm, { subject }, failureMessages)
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
    formPath: form.path,
    formProps: { ref: fields.form, onSubmit, method: 'post', action: `${form.path}#send` } as const,
  }
}

export type MessageForm = ReturnType<typeof useMessageForm<MessageLabels>>
