/** A registration while it is filled in and sent: what was typed, what is wrong with it, and what came of it. */
import {
  type Office,
  type SubmittedFailure,
  useOffice,
  useOnLeaving,
  useSendOnce,
  useSubmitted,
  useToast,
} from '@access/kit'
import { type FormEvent, useState } from 'react'
import { useTellTales } from '../../parts/tellTales.tsx'
import { useTypedBefore } from '../../parts/useTypedBefore.ts'
import {
  asSent,
  complaintsAbout,
  type Errors,
  errorsIn,
  type Field,
  fields,
  valuesWith,
} from './complaints.ts'
import type { Receipt } from './documents.ts'
import { failures, toasts } from './words.ts'

/** `onRegistered` is told when there are fewer places than before. */
export function useRegistration(event: string, onRegistered: () => void) {
  const page = `/events/${event}`
  // Sent without script, the registration comes back with the page.
  const submitted = useSubmitted<Receipt>(page)
  const [values, setValues] = useState(() => valuesWith(submitted?.values))
  const [errors, setErrors] = useState<Errors>(() => errorsIn(submitted?.errors ?? {}))
  const { phone } = useOffice()
  const [trouble, setTrouble] = useState<string | null>(
    () => submitted?.errors.event ?? (submitted?.failure ? sentenceOf(submitted.failure, phone) : null),
  )
  const [receipt, setReceipt] = useState<Receipt | null>(submitted?.receipt ?? null)
  const { send, pending } = useSendOnce<Receipt>('/api/registrations')
  const { toast } = useToast()
  const tellTales = useTellTales()
  const form = useTypedBefore(fields, (typed) => setValues((before) => ({ ...before, ...typed })))

  useOnLeaving(() => {
    setValues(valuesWith())
    setErrors({})
    setTrouble(null)
    setReceipt(null)
  })

  async function onSubmit(submit: FormEvent<HTMLFormElement>) {
    submit.preventDefault()
    const complaints = complaintsAbout(values)
    setErrors(complaints)
    setTrouble(null)
    if (Object.keys(complaints).length > 0) return
    const outcome = await send({ event, ...asSent(values), ...tellTales(submit.currentTarget) })
    if (!outcome) return
    if ('receipt' in outcome) {
      toast({ ...toasts[outcome.receipt.state], tone: 'success' })
      setReceipt(outcome.receipt)
      setValues(valuesWith())
      return onRegistered()
    }
    toast({ ...toasts.failed, tone: 'error' })
    const refused = errorsIn(outcome.errors)
    setErrors(refused)
    if (Object.keys(refused).length === 0) setTrouble(outcome.errors.event ?? sentenceOf('failed', phone))
  }

  return {
    page,
    values,
    errors,
    trouble,
    receipt,
    pending,
    form: { ref: form, onSubmit, method: 'post', action: `${page}#register` } as const,
    write(field: Field, text: string) {
      setValues((before) => ({ ...before, [field]: text }))
      setErrors(({ [field]: _writtenAgain, ...others }) => others)
    },
  }
}

export type Registration = ReturnType<typeof useRegistration>

/** Why it could not be taken, with the telephone. */
export const sentenceOf = (failure: SubmittedFailure, { display }: Office['phone']) =>
  `${failures[failure]} ${display}.`
