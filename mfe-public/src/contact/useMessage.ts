/** A message while it is written and sent: what was typed, what is wrong with it, and what came of it. */
import { useOnLeaving, useSendOnce, useSubmitted, useToast } from '@access/kit'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTellTales } from '../parts/tellTales.tsx'
import { useTypedBefore } from '../parts/useTypedBefore.ts'
import { complaintsAbout, type Errors, errorsIn, type Field, fields, valuesWith } from './complaints.ts'
import { type failures, toasts } from './words.ts'

const page = '/contact'

/** The longest subject that another page may give. */
const subjectLimit = 200

export function useMessage() {
  const [params] = useSearchParams()
  // Sent without script, the message comes back with the page.
  const submitted = useSubmitted<{ reference: string }>(page)
  const [values, setValues] = useState(() =>
    valuesWith({ subject: params.get('subject')?.slice(0, subjectLimit), ...submitted?.values }),
  )
  const [errors, setErrors] = useState<Errors>(() => errorsIn(submitted?.errors ?? {}))
  const [failure, setFailure] = useState<keyof typeof failures | null>(submitted?.failure ?? null)
  const [reference, setReference] = useState<string | null>(submitted?.receipt?.reference ?? null)
  const { send, pending } = useSendOnce<{ reference: string }>('/api/contact')
  const { toast } = useToast()
  const tellTales = useTellTales()
  const form = useTypedBefore(fields, (typed) => setValues((before) => ({ ...before, ...typed })))

  function forget() {
    setValues(valuesWith())
    setErrors({})
    setFailure(null)
  }
  useOnLeaving(() => {
    forget()
    setReference(null)
  })

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const complaints = complaintsAbout(values)
    setErrors(complaints)
    setFailure(null)
    if (Object.keys(complaints).length > 0) return
    const outcome = await send({ ...values, ...tellTales(event.currentTarget) })
    if (!outcome) return
    if ('receipt' in outcome) {
      toast({ ...toasts.sent, tone: 'success' })
      setReference(outcome.receipt.reference)
      return forget()
    }
    toast({ ...toasts.failed, tone: 'error' })
    const refused = errorsIn(outcome.errors)
    setErrors(refused)
    if (Object.keys(refused).length === 0) setFailure('failed')
  }

  return {
    values,
    errors,
    failure,
    reference,
    pending,
    form: { ref: form, onSubmit, method: 'post', action: `${page}#send` } as const,
    write(field: Field, text: string) {
      setValues((before) => ({ ...before, [field]: text }))
      setErrors(({ [field]: _writtenAgain, ...others }) => others)
    },
  }
}

export type Message = ReturnType<typeof useMessage>
